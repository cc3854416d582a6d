import type { Context } from '../../provider/context';
import type { GetPaymentUploadInput, GetPaymentUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export async function getPaymentUpload(
  { uploadId }: GetPaymentUploadInput,
  session: Session,
  { database }: Context,
): Promise<GetPaymentUploadOutput> {
  const { id } = await requireUpload(database, { id: uploadId, kind: 'payments' }, session);
  return uploadSummary(database, id);
}
