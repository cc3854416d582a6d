import type { Knex } from 'knex';
import type { StoredPayment } from '../database/payments';
import { recordActivity } from '../database/recordActivity';
import type { Context } from '../context';
import type { Session } from '../runtime/session';
import { deleteUnsent } from './deleteUnsent';
import { deleteDocuments } from './keepDocuments';

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
