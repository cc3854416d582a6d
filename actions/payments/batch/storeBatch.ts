import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../context';
import type { ShownPayment } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';

/** A batch that is worked off, and those of the payments that it has. */
export interface StoredBatch {
  readonly id: string;
  readonly paymentIds: ReadonlySet<string>;
}

/**
 * Stores the payments on whose accounts the user holds a seat as a batch, in one transaction. The same payments asked for again while their
 * batch is worked off are that batch (docs/decisions/048).
 * @returns undefined if the user may see none of them
 * @throws RuleError authorisation_batch_running while a batch of other payments is worked off
 */
export async function storeBatch(
  payments: readonly ShownPayment[],
  session: Session,
  context: Context,
): Promise<StoredBatch | undefined> {
  return inTransaction(context.database, session, async (transaction) => {
    const visible = await findVisible(transaction, payments, session);
    const rows = payments.filter(({ paymentId }) => visible.has(paymentId));
    if (rows.length === 0) return undefined;
    const id = await insertBatch(transaction, context.newId(), rows.length, session);
    if (id === undefined) return joinRunning(transaction, rows, session.userId);
    await insertRows(transaction, id, rows);
    return { id, paymentIds: visible };
  });
}

async function findVisible(
  transaction: Knex.Transaction,
  payments: readonly ShownPayment[],
  { userId, selectedAccountId }: Session,
): Promise<ReadonlySet<string>> {
  const ids = payments.map(({ paymentId }) => paymentId).filter(isUuid);
  const found = transaction('payments as payment')
    .join('CurrencyCloudContacts as seat', 'seat.account_id', 'payment.accountId')
    .join('users as person', 'person.id', 'seat.user_id')
    .whereRaw('payment.id = any(?)', [ids])
    .where({ 'seat.user_id': userId, 'person.enabled': true });
  if (selectedAccountId) found.where({ 'payment.accountId': selectedAccountId });
  return new Set(await found.pluck<string[]>('payment.id'));
}

/** @returns undefined if a batch of the user is worked off already */
async function insertBatch(
  transaction: Knex.Transaction,
  id: string,
  rowCount: number,
  { userId, selectedAccountId, issuedAt }: Session,
): Promise<string | undefined> {
  const [inserted] = await transaction('authorisation_batches')
    .insert({
      id,
      user_id: userId,
      row_count: rowCount,
      account_id: selectedAccountId ?? null,
      session_issued_at: issuedAt ?? null,
    })
    .onConflict(transaction.raw("(user_id) where state = 'running'"))
    .ignore()
    .returning('id');
  return inserted?.id;
}

async function insertRows(
  transaction: Knex.Transaction,
  batchId: string,
  payments: readonly ShownPayment[],
): Promise<void> {
  const rows = payments.map(({ paymentId, version, fraudNoticeId }, index) => ({
    batch_id: batchId,
    row_number: index + 1,
    payment_id: paymentId,
    version,
    fraud_notice_id: fraudNoticeId ?? null,
  }));
  await transaction('authorisation_batch_rows').insert(rows);
}

async function joinRunning(
  transaction: Knex.Transaction,
  payments: readonly ShownPayment[],
  userId: string,
): Promise<StoredBatch> {
  const rows = await transaction('authorisation_batch_rows as row')
    .join('authorisation_batches as batch', 'batch.id', 'row.batch_id')
    .where({ 'batch.user_id': userId, 'batch.state': 'running' })
    .select<{ batchId: string; paymentId: string; version: number }[]>(
      'row.batch_id as batchId',
      'row.payment_id as paymentId',
      'row.version',
    );
  const versions = new Map(rows.map(({ paymentId, version }) => [paymentId, version]));
  const [first] = rows;
  const isSame = payments.every(({ paymentId, version }) => versions.get(paymentId) === version);
  if (!first || !isSame) throw new RuleError('authorisation_batch_running', 'payments');
  return { id: first.batchId, paymentIds: new Set(payments.map(({ paymentId }) => paymentId)) };
}
