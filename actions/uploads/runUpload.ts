import type { Knex } from 'knex';
import { RuleError, type ErrorCode } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { describeError } from '../runtime/answer';
import { derivedId } from '../runtime/derivedId';
import type { CreatedRow, RowContent, Upload, UploadKind, UploadRow } from './upload';

/** The key of a row's effect: the same id at every attempt, derived from the upload and the row's number. */
export const rowKey = (uploadId: string, rowNumber: number): string => derivedId(uploadId, rowNumber);

const workers = 4;

/** Refusals that concern the moment and not the row: the row waits for the next run. */
const passing: readonly ErrorCode[] = ['too_many_requests', 'provider_unavailable'];

/**
 * Creates the rows of a confirmed upload until there are no more or the time is over, a few in each transaction, which also marks them. If
 * one of them is refused, each gets a transaction of its own: a refused row keeps the reason and stops no other. Several runs of one upload
 * share its rows.
 * @returns whether the upload is done
 */
export async function runUpload(context: Context, kind: UploadKind, upload: Upload, untilMs: number): Promise<boolean> {
  const provider = context.provider.forUser(upload.userId);
  const run = { context: { ...context, provider }, kind, upload, untilMs };
  const ends = await Promise.all(Array.from({ length: workers }, () => createRows(run)));
  return ends.every((hasNoMore) => hasNoMore) && (await finish(context, upload));
}

interface Run {
  readonly context: Context;
  readonly kind: UploadKind;
  readonly upload: Upload;
  readonly untilMs: number;
}

type Outcome = 'created' | 'no more' | 'later';

/** @returns whether there are no more rows, as far as this worker sees */
async function createRows(run: Run): Promise<boolean> {
  while (run.context.clock.now().getTime() < run.untilMs) {
    const outcome = await createNext(run, run.kind.rowsTogether);
    if (outcome !== 'created') return outcome === 'no more';
  }
  return false;
}

/** Creates the next rows in one transaction, at most `count`. */
async function createNext(run: Run, count: number): Promise<Outcome> {
  const { context, upload } = run;
  let taken: readonly UploadRow[] = [];
  let created: readonly CreatedRow[] = [];
  try {
    await inTransaction(context.database, actorOf(run), async (transaction) => {
      taken = await lockNextRows(transaction, upload.id, count);
      if (taken.length > 0) created = await createAndMark(transaction, run, taken);
    });
  } catch (error) {
    return takeBack(run, taken, error);
  }
  for (const row of created) await follow(run, row);
  return created.length > 0 ? 'created' : 'no more';
}

/** What happens to rows whose transaction failed. */
async function takeBack(run: Run, rows: readonly UploadRow[], error: unknown): Promise<Outcome> {
  if (rows.length > 1) return createOneByOne(run, rows.length);
  if (error instanceof RuleError && passing.includes(error.code)) return 'later';
  const [row] = rows;
  if (!row) throw error;
  await markFailed(run, row, error);
  return 'created';
}

async function createOneByOne(run: Run, count: number): Promise<Outcome> {
  for (let left = count; left > 0; left -= 1) {
    const outcome = await createNext(run, 1);
    if (outcome !== 'created') return outcome;
  }
  return 'created';
}

const actorOf = ({ context, upload }: Run) => ({ userId: upload.userId, requestId: context.newId() });

/** Locks the next rows that are neither created nor locked by another worker. */
async function lockNextRows(transaction: Knex.Transaction, uploadId: string, count: number): Promise<UploadRow[]> {
  const rows = await transaction('upload_rows')
    .where({ upload_id: uploadId, state: 'checked' })
    .orderBy('row_number')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .select('row_number', 'content')
    .options({ name: 'lock_upload_rows' });
  return rows.map((row) => ({ number: row.row_number, content: row.content as RowContent }));
}

async function createAndMark(
  transaction: Knex.Transaction,
  { context, kind, upload }: Run,
  rows: readonly UploadRow[],
): Promise<readonly CreatedRow[]> {
  const keyed = rows.map((row) => ({ ...row, key: rowKey(upload.id, row.number) }));
  const created = await kind.createRows(transaction, context, upload, keyed);
  await markCreated(transaction, upload.id, created);
  return created;
}

function markCreated(transaction: Knex.Transaction, uploadId: string, created: readonly CreatedRow[]) {
  return transaction
    .raw(
      `update upload_rows set state = 'created', entity_id = created.id
       from unnest(?::integer[], ?::uuid[]) as created (row_number, id)
       where upload_rows.upload_id = ? and upload_rows.row_number = created.row_number`,
      [created.map(({ number }) => number), created.map(({ id }) => id), uploadId],
    )
    .options({ name: 'mark_upload_rows' });
}

async function follow({ context, kind, upload }: Run, { number, id }: CreatedRow): Promise<void> {
  const problem = await kind.afterRow?.(context, upload, id);
  if (!problem) return;
  const problems = JSON.stringify([{ field: '', text: problem }]);
  await context
    .database('upload_rows')
    .where({ upload_id: upload.id, row_number: number })
    .update({ state: 'failed', problems });
}

async function markFailed(run: Run, { number }: UploadRow, error: unknown): Promise<void> {
  const { context, upload } = run;
  const { message, extensions } = describeError(error, context.newId, context.log);
  const problems = JSON.stringify([{ field: extensions.field ?? '', text: message }]);
  await inTransaction(context.database, actorOf(run), (transaction) =>
    transaction('upload_rows')
      .where({ upload_id: upload.id, row_number: number, state: 'checked' })
      .update({ state: 'failed', problems }),
  );
}

/** Marks an upload without open rows as done. A row that another run is creating is still open. */
async function finish(context: Context, { id, userId }: Upload): Promise<boolean> {
  const actor = { userId, requestId: context.newId() };
  const done = await inTransaction(context.database, actor, (transaction) =>
    transaction('uploads')
      .where({ id, state: 'running' })
      .whereNotExists(transaction('upload_rows').where({ upload_id: id, state: 'checked' }).select('upload_id'))
      .update({ state: 'done' }),
  );
  return done > 0;
}
