import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { recordActivity } from '../../database/recordActivity';
import { findSeat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../context';
import type { DocumentStore } from '../../runtime/documentStore';
import { readFromProvider } from './readFromProvider';
import {
  claimExport,
  ExportEnded,
  keptForMs,
  maxAttempts,
  recordProgress,
  type StatementExport,
} from './statementExport';
import { writeStatementFile, type Target, type WrittenFile } from './writeStatementFile';

/**
 * Writes the file of an export, unless another run does. A refusal ends it with a sentence; a fault leaves it to the next run, three times at
 * most. An export that was cancelled leaves no file.
 * @returns whether the export is done, failed or cancelled
 */
export async function runExport(context: Context, id: string): Promise<boolean> {
  const asked = await claimExport(context.database, id, context.clock.now());
  if (!asked) return false;
  try {
    await conclude(context, asked, await write(context, asked));
    return true;
  } catch (error) {
    if (error instanceof ExportEnded) return true;
    if (error instanceof RuleError) return fail(context, asked, error.message);
    context.log.error({ exportId: id, error: String(error) }, 'an export was interrupted');
    return asked.attempts >= maxAttempts && fail(context, asked, 'The file could not be written. Ask for it again.');
  }
}

/** A statement that does not add up is read from the provider, and written once more. */
async function write(context: Context, asked: StatementExport): Promise<WrittenFile> {
  if (!context.documents) throw new RuleError('documents_not_available');
  // A user who lost the seat meanwhile gets no file.
  if (!(await findSeat(context.database, asked.userId, asked.accountId))) throw new RuleError('account_not_found');
  try {
    return await writeStatementFile(context, asked, targetOf(context, context.documents, asked));
  } catch (error) {
    if (!(error instanceof RuleError) || error.code !== 'statement_does_not_add_up') throw error;
    await readFromProvider(context, asked).catch((failure: unknown) => {
      context.log.error({ exportId: asked.id, error: String(failure) }, 'the provider was not asked for a statement');
    });
    return writeStatementFile(context, asked, targetOf(context, context.documents, asked));
  }
}

/** Another run of the same export writes another file. */
const targetOf = (context: Context, store: DocumentStore, asked: StatementExport): Target => ({
  store,
  key: `exports/${asked.id}/${context.newId()}`,
  onProgress: (done, total) =>
    recordProgress(context.database, asked, { rows_done: done, rows_total: total }, context.clock.now()),
});

const actorOf = ({ userId }: StatementExport, context: Context) => ({ userId, requestId: context.newId() });

/** Records the file, and that the transactions of the account were found to add up. */
async function conclude(context: Context, asked: StatementExport, file: WrittenFile): Promise<void> {
  const now = context.clock.now();
  const isOurs = await inTransaction(context.database, actorOf(asked, context), async (transaction) => {
    const changed = await ofThisRun(transaction, asked).update({
      state: 'done',
      s3Key: file.key,
      filename: file.filename,
      size: String(file.size),
      lease_until: null,
      expires_at: new Date(now.getTime() + keptForMs),
    });
    if (changed === 0) return false;
    await transaction('accounts').where({ id: asked.accountId }).update({ transactions_validated_at: now });
    return true;
  });
  if (!isOurs) await removeFile(context.documents, file.key);
}

const ofThisRun = (transaction: Knex.Transaction, { id, attempts }: StatementExport) =>
  transaction('exports').where({ id, attempts, state: 'running' });

const removeFile = (store: DocumentStore | undefined, key: string) => store?.remove(key).catch(() => undefined);

async function fail(context: Context, asked: StatementExport, problem: string): Promise<true> {
  await inTransaction(context.database, actorOf(asked, context), async (transaction) => {
    const changed = await ofThisRun(transaction, asked).update({ state: 'failed', problem, lease_until: null });
    if (changed === 0) return;
    const { userId, accountId } = asked;
    const entry = { eventCode: 'E010', userId, accountId, details: problem } as const;
    await recordActivity(transaction, { ...entry, createdAt: context.clock.now() });
  });
  return true;
}
