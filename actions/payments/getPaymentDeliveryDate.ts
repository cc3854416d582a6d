import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { paymentTypes } from '../../domain/payments/fields';
import { askForSeat } from '../provider/askForSeat';
import type { Context } from '../provider/context';
import { countryCode, currencyCode, optionalDay } from '../runtime/fields';
import type { GetPaymentDeliveryDateInput, GetPaymentDeliveryDateOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

const schema = object({
  bankCountry: countryCode(),
  currency: currencyCode(),
  paymentDate: optionalDay().required(messages.fields.required),
  paymentType: string()
    .required(messages.fields.required)
    .oneOf([...paymentTypes], 'Choose regular or priority.'),
});

/**
 * The day on which a payment of the given date arrives, and the cut-off time for it.
 * @throws RuleError invalid_input, provider_rejected for a day on which no payments are made, and what askForSeat throws
 */
export async function getPaymentDeliveryDate(
  input: GetPaymentDeliveryDateInput,
  session: Session,
  context: Context,
): Promise<GetPaymentDeliveryDateOutput> {
  const { bankCountry, currency, paymentDate, paymentType } = await parseDeclared(schema, input);
  const delivery = await askForSeat(context, session, 'paymentDate', (client) =>
    client.getPaymentDeliveryDate({
      payment_date: paymentDate,
      payment_type: paymentType,
      currency,
      bank_country: bankCountry,
    }),
  );
  return {
    paymentDate: delivery.payment_date,
    paymentDeliveryDate: delivery.payment_delivery_date,
    paymentCutoffTime: delivery.payment_cutoff_time,
  };
}
