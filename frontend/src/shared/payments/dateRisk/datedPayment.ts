import type { DatedPayment } from '../../../../../domain/payments/approvalDeadline';
import type { PaymentRow } from '../paymentRow';

/** What decides until when a payment of a list must be approved. */
export const datedPayment = ({ paymentDate, currency, amount, paymentType }: PaymentRow): DatedPayment => ({
  paymentDate,
  currency,
  amount,
  paymentType: paymentType === 'priority' ? 'priority' : 'regular',
});
