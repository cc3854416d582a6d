import { join } from 'node:path';
import { oneLine } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import type { FileKind } from '../../domain/uploads/fileReaders';
import { refusedFile } from '../../domain/uploads/limits';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { runInWorker, WorkerLimitError, type WorkerLimits } from '../runtime/limitedWorker';
import type { Session } from '../runtime/session';
import type { Contents, PackedFile, Reading } from './readPackedFile';

const schema = oneLine(255);

/** The name of an uploaded file. @throws RuleError invalid_input */
export function uploadFilename(filename: string): string {
  if (filename.trim() === '' || !schema.isValidSync(filename)) {
    throw new RuleError('invalid_input', 'filename', 'The name of the file has at most 255 characters, on one line.');
  }
  return filename.trim();
}

/** A file as the browser sent it, with its name. */
interface SentFile<Kind extends FileKind> extends PackedFile<Kind> {
  readonly filename: string;
}

/** The folder beside those of the Lambdas, in the sources as in the bundles. */
const program = join(__dirname, '..', 'uploads', 'fileWorker');

/** A file within the limits of uploads takes a fifth of either on a slow machine. */
const limits: WorkerLimits = { timeMs: 10_000, memory: 256 };

/**
 * Unpacks and reads a file in a thread of its own, when it is its turn, so that no file holds up other calls (docs/decisions/091). One that
 * is refused is written to the activity log.
 * @throws RuleError file_refused, too_many_files, file_readers_busy
 */
export async function readUpload<Kind extends FileKind>(
  { filename, ...packed }: SentFile<Kind>,
  session: Session,
  context: Context,
): Promise<Contents<Kind>> {
  try {
    return await context.fileTurns(session.userId, () => readInWorker(packed));
  } catch (error) {
    const isRefused = error instanceof RuleError && error.code === 'file_refused';
    if (isRefused) await recordRefusal(context, session, `${filename}: ${error.message}`);
    throw error;
  }
}

async function readInWorker<Kind extends FileKind>({ kind, content }: PackedFile<Kind>): Promise<Contents<Kind>> {
  const reading = await runInWorker<Reading<Kind>>(program, { kind, content }, limits).catch((error: unknown) => {
    if (!(error instanceof WorkerLimitError)) throw error;
    const taken =
      error.limit === 'timeMs' ? 'Reading the file takes too long' : 'Reading the file takes too much memory';
    throw refusedFile(`${taken}. Split it into several files.`);
  });
  if ('refusal' in reading) throw refusedFile(reading.refusal);
  return reading;
}

async function recordRefusal(context: Context, session: Session, details: string): Promise<void> {
  const { userId, selectedAccountId: accountId } = session;
  await inTransaction(context.database, session, (transaction) =>
    recordActivity(transaction, { eventCode: 'E009', userId, accountId, details, createdAt: context.clock.now() }),
  );
}
