import type { Context } from '../../provider/context';
import type { GetUserUploadInput, GetUserUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export async function getUserUpload(
  { uploadId }: GetUserUploadInput,
  session: Session,
  { database }: Context,
): Promise<GetUserUploadOutput> {
  const { id } = await requireUpload(database, { id: uploadId, kind: 'users' }, session);
  return uploadSummary(database, id);
}
