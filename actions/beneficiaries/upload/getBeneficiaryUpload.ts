import type { Context } from '../../provider/context';
import type { GetBeneficiaryUploadInput, GetBeneficiaryUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export async function getBeneficiaryUpload(
  { uploadId }: GetBeneficiaryUploadInput,
  session: Session,
  { database }: Context,
): Promise<GetBeneficiaryUploadOutput> {
  const { id } = await requireUpload(database, { id: uploadId, kind: 'beneficiaries' }, session);
  return uploadSummary(database, id);
}
