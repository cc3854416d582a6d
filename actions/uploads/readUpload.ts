import { RuleError } from '../../domain/errors';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { Session } from '../runtime/session';
import { unpackFile } from './unpackFile';

/** A file as the browser sent it. */
export interface SentFile {
  readonly filename: string;
  /** Its bytes, compressed with gzip, in base64. */
  readonly content: string;
}

/**
 * Unpacks and reads a file. One that is refused is written to the activity log.
 * @throws RuleError file_refused
 */
export async function readUpload<Read>(
  { filename, content }: SentFile,
  session: Session,
  context: Context,
  read: (bytes: Buffer) => Read,
): Promise<{ readonly bytes: Buffer; readonly file: Read }> {
  try {
    const bytes = unpackFile(content);
    return { bytes, file: read(bytes) };
  } catch (error) {
    if (error instanceof RuleError) await recordRefusal(context, session, `${filename}: ${error.message}`);
    throw error;
  }
}

async function recordRefusal(context: Context, session: Session, details: string): Promise<void> {
  const { userId, selectedAccountId: accountId } = session;
  await inTransaction(context.database, session, (transaction) =>
    recordActivity(transaction, { eventCode: 'E009', userId, accountId, details, createdAt: context.clock.now() }),
  );
}
