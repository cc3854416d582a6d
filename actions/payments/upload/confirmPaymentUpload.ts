import type { Context } from '../../provider/context';
import type { ConfirmPaymentUploadInput, ConfirmPaymentUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { confirmUpload } from '../../uploads/confirmUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { paymentUpload } from './paymentUpload';
import { requirePayer } from '../requirePayer';

/**
 * Creates the payments of the rows without errors. Rows with errors are left out. What is not created within ten seconds, the schedule
 * `run-uploads` creates; confirming again goes on as well and creates nothing twice.
 * @throws RuleError account_not_found, role_may_not_create_payments, and what confirmUpload throws
 */
export async function confirmPaymentUpload(
  { uploadId }: ConfirmPaymentUploadInput,
  session: Session,
  context: Context,
): Promise<ConfirmPaymentUploadOutput> {
  await requirePayer(context.database, session);
  await confirmUpload(uploadId, paymentUpload, session, context);
  return uploadSummary(context.database, uploadId);
}
