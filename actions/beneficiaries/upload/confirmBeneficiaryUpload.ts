import { defineAction } from '../../defineAction';
import { confirmUpload } from '../../uploads/confirmUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { requireEditor } from '../requirements';
import { beneficiaryUpload } from './beneficiaryUpload';

/**
 * Creates the beneficiaries of the rows without errors, as confirmPaymentUpload creates payments.
 * @throws RuleError account_not_found, role_may_not_create_beneficiaries, and what confirmUpload throws
 */
export const confirmBeneficiaryUpload = defineAction({
  name: 'confirmBeneficiaryUpload',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['beneficiaries', 'uploads'] },
  activity: ['A004', 'A012'],
  sdl: `
    type Mutation {
      """
      Creates the beneficiaries of an upload's rows without errors. Confirming again goes on with what is left and creates nothing twice.
      """
      confirmBeneficiaryUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, context) => {
    await requireEditor(context.database, session);
    await confirmUpload(uploadId, beneficiaryUpload, session, context);
    return uploadSummary(context.database, uploadId);
  },
});
