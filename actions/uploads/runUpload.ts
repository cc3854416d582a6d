import type { Knex } from 'knex';
import { RuleError, type ErrorCode } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import { describeError } from '../runtime/answer';
import type { RowContent, Upload, UploadKind, UploadRow } from './upload';
import { rowKey } from './rowKey';

const rowsAtOnce = 4;

/** Refusals that concern the moment and not the row: the row waits for the next run. */
const passing: readonly ErrorCode[] = ['too_many_requests', 'provider_unavailable'];

/**
 * Creates the rows of a confirmed upload, each in a transaction of its own that also marks the row, until there are no more or the time is
 * over. A row that is refused keeps the reason and stops no other. Several runs of one upload share its rows.
 * @returns whether the upload is done
 */
export async function runUpload(context: Context, kind: UploadKind, upload: Upload, untilMs: number): Promise<boolean> {
  const provider = context.provider.forUser(upload.userId);
  const run = { context: { ...context, provider }, kind, upload, untilMs };
  const ends = await Promise.all(Array.from({ length: rowsAtOnce }, () => createRows(run)));
  return ends.every((hasNoMore) => hasNoMore) && (await finish(context, upload));
}

interface Run {
  readonly context: Context;
  readonly kind: UploadKind;
  readonly upload: Upload;
  readonly untilMs: number;
}

/** @returns whether there are no more rows, as far as this worker sees */
async function createRows(run: Run): Promise<boolean> {
  while (run.context.clock.now().getTime() < run.untilMs) {
    const outcome = await createNext(run);
    if (outcome !== 'created') return outcome === 'no more';
  }
  return false;
}

async function createNext(run: Run): Promise<'created' | 'no more' | 'later'> {
  const { context, upload } = run;
  const taken: { row?: UploadRow; id?: string } = {};
  try {
    await inTransaction(context.database, actorOf(run), async (transaction) => {
      taken.row = await lockNextRow(transaction, upload.id);
      if (taken.row) taken.id = await createAndMark(transaction, run, taken.row);
    });
  } catch (error) {
    if (error instanceof RuleError && passing.includes(error.code)) return 'later';
    if (!taken.row) throw error;
    await markFailed(run, taken.row, error);
    return 'created';
  }
  if (taken.row && taken.id) await follow(run, taken.row, taken.id);
  return taken.row ? 'created' : 'no more';
}

const actorOf = ({ context, upload }: Run) => ({ userId: upload.userId, requestId: context.newId() });

/** Locks the next row that is neither created nor locked by another worker. */
async function lockNextRow(transaction: Knex.Transaction, uploadId: string): Promise<UploadRow | undefined> {
  const row = await transaction('upload_rows')
    .where({ upload_id: uploadId, state: 'checked' })
    .orderBy('row_number')
    .forUpdate()
    .skipLocked()
    .first('row_number', 'content')
    .options({ name: 'lock_upload_row' });
  return row && { number: row.row_number, content: row.content as RowContent };
}

async function createAndMark(
  transaction: Knex.Transaction,
  { context, kind, upload }: Run,
  row: UploadRow,
): Promise<string> {
  const key = rowKey(upload.id, row.number);
  const id = await kind.createRow(transaction, context, { ...row, upload, key });
  await transaction('upload_rows')
    .where({ upload_id: upload.id, row_number: row.number })
    .update({ state: 'created', entity_id: id })
    .options({ name: 'mark_upload_row' });
  return id;
}

async function follow({ context, kind, upload }: Run, { number }: UploadRow, id: string): Promise<void> {
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
