import { paymentColumns } from '../../../shared/payments/paymentColumns';
import type { PaymentRow } from '../../../shared/payments/paymentRow';
import type { Column } from '../../../ui/table/column';

const { payee, reference, date, status, amount } = paymentColumns;

/** The columns of the payments that are made from a conversion. */
export const linkedPaymentColumns: readonly Column<PaymentRow>[] = [payee, reference, date, status, amount];
