import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { paymentTypes } from '../../domain/payments/fields';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import { countryCode, currencyCode, optionalDay } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';

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
export const getPaymentDeliveryDate = defineAction({
  name: 'getPaymentDeliveryDate',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """When a payment arrives that leaves on a date."""
      getPaymentDeliveryDate(bankCountry: String!, currency: String!, paymentDate: String!, paymentType: String!): PaymentDeliveryDate!
    }

    type PaymentDeliveryDate {
      paymentDate: String!
      paymentDeliveryDate: String!
      """Until when the payment must be funded and released."""
      paymentCutoffTime: String
    }
  `,
  handler: async (input, session, context) => {
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
  },
});
