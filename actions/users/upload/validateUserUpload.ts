import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { ValidateUserUploadInput, ValidateUserUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { readUpload } from '../../uploads/readUpload';
import { storeUpload } from '../../uploads/storeUpload';
import { uploadFilename } from '../../uploads/uploadFilename';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';
import { requireUploader } from './uploader';

/**
 * Reads a CSV file of users, checks every row and stores the rows with what is wrong. No user is created yet.
 * @throws RuleError file_refused, too_many_files, file_readers_busy, invalid_input, and those of requireUploader
 */
export async function validateUserUpload(
  input: ValidateUserUploadInput,
  session: Session,
  context: Context,
): Promise<ValidateUserUploadOutput> {
  const { database, clock } = context;
  const filename = uploadFilename(input.filename);
  const uploader = await requireUploader(database, session);
  const { digest, file } = await readUpload({ ...input, filename, kind: 'users' }, session, context);
  const rows = await checkRows(database, uploader, file, clock.now());
  const id = context.newId();
  const owner = { kind: 'users', account_id: uploader.accountId, user_id: session.userId } as const;
  const upload = { ...owner, id, filename, digest, format: 'csv', message_id: null } as const;
  await inTransaction(database, session, (transaction) => storeUpload(transaction, upload, rows));
  return uploadSummary(database, id);
}
