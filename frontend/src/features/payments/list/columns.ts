import { paymentColumns } from '../../../shared/payments/paymentColumns';
import { type PaymentRow } from '../../../shared/payments/paymentRow';
import { type Column } from '../../../ui/DataTable';
import { type Sort } from '../../../ui/table/column';

const { payee, reference, shortReference, date, created, status, amount } = paymentColumns;

/** The columns of the payments list. */
export const columns: readonly Column<PaymentRow>[] = [payee, reference, shortReference, date, created, status, amount];

/** Newest first. */
export const usualSort: Sort = { key: 'created', isDescending: true };
