import { paymentFieldNames } from '../../../../../domain/payments/fields';
import type { AccountSummary } from '../../../session/sessionUser';
import { firstPaymentDate } from './firstPaymentDate';
import { textsOf, type PaymentValues } from './paymentValues';

/** The values of a new payment before anything is entered. */
export function emptyPayment(account: AccountSummary, now: Date): PaymentValues {
  return {
    ...textsOf(paymentFieldNames, () => ''),
    paymentDate: firstPaymentDate(now),
    paymentType: 'regular',
    chargeType: account.default_payment_charge_type,
    documents: [],
  };
}
