import { paymentProgress } from '../../domain/payments/reading';
import { followPayments } from './followPayments';
import type { TccPaymentsRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderPayment } from '../provider/records';
import type { Mirror } from '../mirrors/mirror';

/** The provider's payments, in `tcc_payments`. Amounts in major units. */
export const paymentsMirror: Mirror<ProviderPayment> = {
  table: 'tcc_payments',
  key: ['id'],
  progress: paymentProgress,
  row: (reading, accountId): WrittenColumns<TccPaymentsRow> => ({
    id: reading.id,
    account_id: accountId,
    beneficiary_id: reading.beneficiary_id,
    unique_request_id: reading.unique_request_id,
    short_reference: reading.short_reference,
    amount: reading.amount,
    currency: reading.currency,
    status: reading.status,
    payment_type: reading.payment_type,
    payment_date: reading.payment_date,
    reference: reading.reference,
    reason: reading.reason,
    failure_reason: reading.failure_reason,
    transferred_at: reading.transferred_at,
    estimated_arrival: reading.estimated_arrival,
    created_at: reading.created_at,
    updated_at: reading.updated_at,
  }),
  follow: followPayments,
};
