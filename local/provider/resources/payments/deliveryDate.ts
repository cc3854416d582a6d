import { ok, type Answer, type Call } from '../../http/endpoint';
import { baseRefusal, refuseIf } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { closedBecause } from '../../reference/calendar';
import { currencyOf } from '../../reference/currencies';
import { isRealDate } from '../../reference/isoDates';
import { londonMoment } from '../../reference/londonTime';
import { railOf } from '../../reference/rails';
import type { PaymentType } from '../../store/records';
import { timeText } from '../../wire';
import { arrivalDate } from './view';

export const deliveryParameters: ParameterTable = {
  payment_date: { format: 'date', required: true },
  payment_type: { format: 'text', required: true, oneOf: ['priority', 'regular'] },
  currency: { format: 'currency', required: true },
  bank_country: { format: 'country', required: true },
};

/** When a payment of a date arrives, and until when it can be made. */
export function getDeliveryDate({ parameters }: Call): Answer {
  const text = (name: string) => parameters.text(name) ?? '';
  const [date, currency] = [text('payment_date'), text('currency')];
  const type: PaymentType = text('payment_type') === 'priority' ? 'priority' : 'regular';
  const complaint = { field: 'currency', code: 'invalid_currency', message: `${currency} is not supported` };
  refuseIf('payment_delivery_date_failed', currencyOf(currency) ? [] : [complaint]);
  if (!isRealDate(date) || closedBecause(date, currency) !== undefined) {
    throw baseRefusal('invalid_payment_date', 'The payment date is invalid');
  }
  const arrival = arrivalDate({ payment_date: date, currency, payment_type: type, amount: '0' });
  return ok({
    payment_date: date,
    payment_delivery_date: `${arrival}T00:00:00+00:00`,
    payment_cutoff_time: timeText(londonMoment(date, railOf(currency, type).cutOff)),
    payment_type: type,
    currency,
    bank_country: text('bank_country'),
  });
}
