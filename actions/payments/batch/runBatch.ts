import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { requireLiveSession } from '../../database/liveSession';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../context';
import { describeError } from '../../runtime/answer';
import type { ActionError } from '../../runtime/generated/actions';
import { giveAuthorisationIn, type GivenAuthorisation } from '../giveAuthorisation';
import type { Batch, BatchRow } from './batch';

const rowsAtOnce = 4;

interface Run {
  readonly context: Context;
  readonly batch: Batch;
  readonly untilMs: number;
}

/**
 * Authorises the waiting payments of a batch, each in a transaction of its own that also marks the row, until there are no more or the time
 * is over. A payment that is refused keeps the reason and stops no other. Several runs of one batch share its rows. What is complete is sent
 * by the schedule `send-intents`.
 * @returns whether the batch is done
 */
export async function runBatch(context: Context, batch: Batch, untilMs: number): Promise<boolean> {
  const run = { context, batch, untilMs };
  const ends = await Promise.all(Array.from({ length: rowsAtOnce }, () => authoriseRows(run)));
  return ends.every((hasNoMore) => hasNoMore) && (await finish(run));
}

/** @returns whether there are no more rows, as far as this worker sees */
async function authoriseRows(run: Run): Promise<boolean> {
  while (run.context.clock.now().getTime() < run.untilMs) {
    if (!(await authoriseNext(run))) return true;
  }
  return false;
}

/** @returns whether there was a row */
async function authoriseNext(run: Run): Promise<boolean> {
  const { context, batch } = run;
  const taken: { row?: BatchRow } = {};
  try {
    await inTransaction(context.database, actorOf(run), async (transaction) => {
      taken.row = await lockNextRow(transaction, batch.id);
      if (taken.row) await authoriseAndMark(transaction, run, taken.row);
    });
  } catch (error) {
    if (!taken.row) throw error;
    const { number } = taken.row;
    const refusal = describeError(error, context.newId, context.log);
    await inTransaction(context.database, actorOf(run), (transaction) =>
      markRefused(transaction, batch, number, refusal),
    );
  }
  return taken.row !== undefined;
}

const actorOf = ({ context, batch }: Run) => ({ userId: batch.userId, requestId: context.newId() });

/** Locks the next row that is neither done nor locked by another worker. */
async function lockNextRow(transaction: Knex.Transaction, batchId: string): Promise<BatchRow | undefined> {
  return transaction('authorisation_batch_rows')
    .where({ batch_id: batchId, state: 'waiting' })
    .orderBy('row_number')
    .forUpdate()
    .skipLocked()
    .first<BatchRow | undefined>({
      number: 'row_number',
      paymentId: 'payment_id',
      version: 'version',
      fraudNoticeId: 'fraud_notice_id',
    })
    .options({ name: 'lock_batch_row' });
}

/** By the code of a single authorisation: with the session, the seat, the role and the rules of this moment. */
async function authoriseAndMark(transaction: Knex.Transaction, { context, batch }: Run, row: BatchRow): Promise<void> {
  const { userId, accountId, issuedAt } = batch;
  await requireLiveSession(transaction, { userId, issuedAt: issuedAt ?? undefined });
  const authoriser = { userId, selectedAccountId: accountId ?? undefined, batchId: batch.id };
  const outcome = await giveAuthorisationIn(transaction, row, authoriser, context);
  if ('refusal' in outcome) {
    const refusal = describeError(new RuleError(outcome.refusal), context.newId, context.log);
    return markRefused(transaction, batch, row.number, refusal);
  }
  return markAuthorised(transaction, batch, row.number, outcome);
}

async function markAuthorised(
  transaction: Knex.Transaction,
  { id }: Batch,
  rowNumber: number,
  { requestsAdded, authorisationsRequired }: GivenAuthorisation,
): Promise<void> {
  await transaction('authorisation_batch_rows')
    .where({ batch_id: id, row_number: rowNumber })
    .update({ state: 'authorised', requests_added: requestsAdded, authorisations_required: authorisationsRequired })
    .options({ name: 'mark_batch_row' });
}

async function markRefused(
  transaction: Knex.Transaction,
  { id }: Batch,
  rowNumber: number,
  { message, extensions }: ActionError,
): Promise<void> {
  await transaction('authorisation_batch_rows')
    .where({ batch_id: id, row_number: rowNumber, state: 'waiting' })
    .update({ state: 'refused', error_code: extensions.code, error_message: message });
}

/** Marks a batch without waiting rows as done. A row that another run is authorising still waits. */
async function finish(run: Run): Promise<boolean> {
  const { id } = run.batch;
  const done = await inTransaction(run.context.database, actorOf(run), (transaction) =>
    transaction('authorisation_batches')
      .where({ id, state: 'running' })
      .whereNotExists(
        transaction('authorisation_batch_rows').where({ batch_id: id, state: 'waiting' }).select('batch_id'),
      )
      .update({ state: 'done' }),
  );
  return done > 0;
}
