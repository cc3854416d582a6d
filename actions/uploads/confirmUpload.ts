import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import type { Session } from '../runtime/session';
import { runUpload } from './runUpload';
import { requireUpload, type Upload, type UploadKind } from './upload';

/** How long a user waits. The schedule `run-uploads` creates what is left. */
const inlineMs = 10_000;
/** How many uploads of a user are created at once: the schedule takes them one after the other, those of others behind them. */
const maxRunning = 2;

/**
 * Confirms a checked upload and creates its rows without errors for up to ten seconds. Confirming again goes on where the last run ended.
 * @throws RuleError upload_not_found, upload_without_rows, too_many_uploads
 */
export async function confirmUpload(
  uploadId: string,
  kind: UploadKind,
  session: Session,
  context: Context,
): Promise<void> {
  const upload = await requireUpload(context.database, { id: uploadId, kind: kind.kind }, session);
  await inTransaction(context.database, session, (transaction) => start(transaction, upload, context.clock.now()));
  await runUpload(context, kind, upload, context.clock.now().getTime() + inlineMs);
}

/** Does nothing for an upload that was confirmed before. */
async function start(transaction: Knex.Transaction, { id, ...upload }: Upload, now: Date): Promise<void> {
  const started = await transaction('uploads').where({ id, state: 'checked' }).update({ state: 'running' });
  if (started === 0) return;
  const [rows] = await transaction('upload_rows').where({ upload_id: id, state: 'checked' }).count();
  const count = Number(rows?.count);
  if (count === 0) throw new RuleError('upload_without_rows', 'uploadId');
  await requireRoom(transaction, id, upload.userId);
  // The specification has a code for uploaded payments only; what is created of other files has its own entries.
  if (upload.kind !== 'payments') return;
  const details = `${upload.filename}, ${count} ${count === 1 ? 'row' : 'rows'}`;
  const entry = { eventCode: 'A012', userId: upload.userId, accountId: upload.accountId } as const;
  await recordActivity(transaction, { ...entry, details, createdAt: now });
}

/** @throws RuleError too_many_uploads; two confirmations of one user take turns */
async function requireRoom(transaction: Knex.Transaction, id: string, userId: string): Promise<void> {
  // Not for update: storing another file of the user refers to the row and holds this upload.
  await transaction('users').where({ id: userId }).forNoKeyUpdate().first('id');
  const others = await transaction('uploads').where({ user_id: userId, state: 'running' }).whereNot({ id }).pluck('id');
  if (others.length >= maxRunning) throw new RuleError('too_many_uploads', 'uploadId');
}
