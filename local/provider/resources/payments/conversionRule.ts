import Big from 'big.js';
import { linkedPayments } from '../conversions/view';
import { complaint, type Check } from './rule';

/** A payment out of a conversion: of what it buys, no more than is left of it, not before it is there. */
export function isConversionUsable({ call, draft, paymentId }: Check) {
  if (draft.conversion_id === null) return undefined;
  const { books, actor } = call;
  const conversion = books.get('conversion', draft.conversion_id);
  const isOwn = conversion?.account_id === actor.account.id && conversion.status !== 'closed';
  if (!isOwn || conversion.buy_currency !== draft.currency) {
    return complaint('conversion_id', 'invalid_conversion_id', 'No such conversion');
  }
  if (conversion.status === 'trade_settled') {
    return complaint('conversion_id', 'conversion_is_already_settled', 'The conversion is settled');
  }
  const others = linkedPayments(books, conversion.id).filter(({ id }) => id !== paymentId);
  const left = others.reduce((sum, { amount }) => sum.minus(amount), new Big(conversion.client_buy_amount));
  if (left.lt(draft.amount)) {
    return complaint('conversion_id', 'invalid_amount_for_conversion', `The conversion has ${left.toFixed(2)} left`);
  }
  const isEarly = draft.payment_date < conversion.conversion_date.slice(0, 10);
  return isEarly && complaint('payment_date', 'payment_date_is_too_early', 'The conversion settles later');
}
