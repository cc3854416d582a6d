import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/uuid';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { ValidateAccountUploadInput, ValidateAccountUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { readUpload } from '../../uploads/readUpload';
import { storeUpload } from '../../uploads/storeUpload';
import { uploadFilename } from '../../uploads/uploadFilename';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';

/**
 * Reads a CSV file of accounts of an organisation, checks every row and stores the rows with what is wrong. No account is created yet.
 * @throws RuleError organisation_not_found, file_refused, too_many_files, file_readers_busy, invalid_input
 */
export async function validateAccountUpload(
  { orgId, ...input }: ValidateAccountUploadInput,
  session: Session,
  context: Context,
): Promise<ValidateAccountUploadOutput> {
  const { database } = context;
  const filename = uploadFilename(input.filename);
  const organisation = isUuid(orgId) && (await database('organisations').where({ id: orgId }).first('id'));
  if (!organisation) throw new RuleError('organisation_not_found', 'orgId');
  const { digest, file } = await readUpload({ ...input, filename, kind: 'accounts' }, session, context);
  const rows = await checkRows(database, file);
  const id = context.newId();
  const owner = { kind: 'accounts', org_id: organisation.id, user_id: session.userId } as const;
  const upload = { ...owner, id, filename, digest, format: 'csv', message_id: null } as const;
  await inTransaction(database, session, (transaction) => storeUpload(transaction, upload, rows));
  return uploadSummary(database, id);
}
