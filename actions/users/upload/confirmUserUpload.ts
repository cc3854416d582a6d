import type { Context } from '../../provider/context';
import type { ConfirmUserUploadInput, ConfirmUserUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { confirmUpload } from '../../uploads/confirmUpload';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { requireUploader } from './uploader';
import { userUpload } from './userUpload';

/**
 * Creates the users of the rows without errors, as confirmPaymentUpload creates payments.
 * @throws RuleError upload_not_found, those of requireUploader, and what confirmUpload throws
 */
export async function confirmUserUpload(
  { uploadId }: ConfirmUserUploadInput,
  session: Session,
  context: Context,
): Promise<ConfirmUserUploadOutput> {
  await requireUpload(context.database, { id: uploadId, kind: 'users' }, session);
  await requireUploader(context.database, session);
  await confirmUpload(uploadId, userUpload, session, context);
  return uploadSummary(context.database, uploadId);
}
