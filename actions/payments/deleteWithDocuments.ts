import type { Knex } from 'knex';
import type { PaymentsRow } from '../database/generated/tables';
import type { StoredPayment } from '../database/payments';
import { recordActivity } from '../database/recordActivity';
import type { Context } from '../context';
import type { Session } from '../runtime/session';
import { withdrawPaymentFee } from './paymentFeeCharge';
import { deleteDocuments } from './keepDocuments';

type Rejection = Pick<PaymentsRow, 'rejectedById' | 'rejectedAt' | 'rejectionReason'>;

/** Makes a payment deleted that was not sent, and its fee with it. The authorisations that were given stay, for the record. */
export async function deleteUnsent(transaction: Knex.Transaction, id: string, rejection?: Rejection): Promise<void> {
  await transaction('payment_authorisation_requests').where({ paymentId: id }).whereNull('authorisedById').delete();
  await withdrawPaymentFee(transaction, id);
  await transaction('payments')
    .where({ id })
    .update({ status: 'deleted', feeAmount: null, ...rejection });
}

type Deleted = Pick<StoredPayment, 'id' | 'accountId'>;

/**
 * Makes a payment deleted that was not sent, with its fee and its documents.
 * @returns the documents, whose files are removed after the transaction
 */
export async function deleteWithDocuments(
  transaction: Knex.Transaction,
  session: Session,
  context: Context,
  payment: Deleted,
) {
  await deleteUnsent(transaction, payment.id);
  await recordDeletion(transaction, session, context, payment);
  return deleteDocuments(transaction, payment.id);
}

/** Writes the deletion of a payment to the activity log. */
export async function recordDeletion(
  transaction: Knex.Transaction,
  { userId }: Session,
  context: Context,
  { id: paymentId, accountId }: Deleted,
): Promise<void> {
  const createdAt = context.clock.now();
  await recordActivity(transaction, { eventCode: 'A009', userId, paymentId, accountId, createdAt });
}
