import type { Context } from '../../provider/context';
import type { GetAccountUploadInput, GetAccountUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export async function getAccountUpload(
  { uploadId }: GetAccountUploadInput,
  session: Session,
  { database }: Context,
): Promise<GetAccountUploadOutput> {
  const { id } = await requireUpload(database, { id: uploadId, kind: 'accounts' }, session);
  return uploadSummary(database, id);
}
