import type { Context } from '../../provider/context';
import type { ConfirmAccountUploadInput, ConfirmAccountUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { confirmUpload } from '../../uploads/confirmUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { accountUpload } from './accountUpload';

/**
 * Creates the accounts of the rows without errors, as confirmPaymentUpload creates payments.
 * @throws RuleError upload_not_found, upload_without_rows
 */
export async function confirmAccountUpload(
  { uploadId }: ConfirmAccountUploadInput,
  session: Session,
  context: Context,
): Promise<ConfirmAccountUploadOutput> {
  await confirmUpload(uploadId, accountUpload, session, context);
  return uploadSummary(context.database, uploadId);
}
