import { paymentColumns } from '../../../shared/payments/paymentColumns';
import type { PaymentRow } from '../../../shared/payments/paymentRow';
import type { Column } from '../../../ui/table/DataTable';
import type { Sort } from '../../../ui/table/column';

const { payee, reference, shortReference, date, created, status, amount } = paymentColumns;

/** The columns of the payments list. */
export const columns: readonly Column<PaymentRow>[] = [payee, reference, shortReference, date, created, status, amount];

/** The default order: newest first. */
export const defaultSort: Sort = { key: 'created', isDescending: true };
