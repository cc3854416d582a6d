import type { NoticeReason } from '../fraudNotices/noticeReasons';
import type { PaymentRowField } from './paymentColumns';
import type { RowProblem } from './columns';

const fieldOf: Readonly<Record<NoticeReason, PaymentRowField>> = {
  amount_above_threshold: 'amount',
  no_current_rate: 'amount',
  payment_type: 'paymentType',
  new_beneficiary: 'beneficiaryName',
  settings_not_readable: 'amount',
};

/** The refusal of a row whose payment demands a fraud notice. A notice is about one payment, so it cannot be acknowledged for the rows of a file. */
export function noticeProblem([reason]: readonly NoticeReason[]): RowProblem<PaymentRowField> | undefined {
  if (!reason) return undefined;
  const text = 'Your organisation demands a fraud notice for this payment. Enter it by itself instead of in a file.';
  return { field: fieldOf[reason], text };
}
