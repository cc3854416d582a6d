import type { Knex } from 'knex';
import type { PaymentsRow } from '../database/generated/tables';
import { withdrawPaymentFee } from './paymentFeeCharge';

type Rejection = Pick<PaymentsRow, 'rejectedById' | 'rejectedAt' | 'rejectionReason'>;

/** Makes a payment deleted that was not sent, and its fee with it. The authorisations that were given stay, for the record. */
export async function deleteUnsent(transaction: Knex.Transaction, id: string, rejection?: Rejection): Promise<void> {
  await transaction('payment_authorisation_requests').where({ paymentId: id }).whereNull('authorisedById').delete();
  await withdrawPaymentFee(transaction, id);
  await transaction('payments')
    .where({ id })
    .update({ status: 'deleted', feeAmount: null, ...rejection });
}
