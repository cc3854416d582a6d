import type { Context } from '../../provider/context';
import type { ConfirmBeneficiaryUploadInput, ConfirmBeneficiaryUploadOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { confirmUpload } from '../../uploads/confirmUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { requireEditor } from '../requireEditor';
import { beneficiaryUpload } from './beneficiaryUpload';

/**
 * Creates the beneficiaries of the rows without errors, as confirmPaymentUpload creates payments.
 * @throws RuleError account_not_found, role_may_not_create_beneficiaries, and what confirmUpload throws
 */
export async function confirmBeneficiaryUpload(
  { uploadId }: ConfirmBeneficiaryUploadInput,
  session: Session,
  context: Context,
): Promise<ConfirmBeneficiaryUploadOutput> {
  await requireEditor(context.database, session);
  await confirmUpload(uploadId, beneficiaryUpload, session, context);
  return uploadSummary(context.database, uploadId);
}
