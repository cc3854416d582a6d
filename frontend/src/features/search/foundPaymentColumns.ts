import { paymentColumns } from '../../shared/payments/paymentColumns';
import type { PaymentRow } from '../../shared/payments/paymentRow';
import type { Column } from '../../ui/table/column';

const { payee, reference, shortReference, date, status, amount } = paymentColumns;

/** The columns of the payments that a search finds. */
export const foundPaymentColumns: readonly Column<PaymentRow>[] = [
  payee,
  reference,
  shortReference,
  date,
  status,
  amount,
];
