import { defineAction } from '../../defineAction';
import { confirmUpload } from '../../uploads/confirmUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { paymentUpload } from './paymentUpload';
import { requirePayer } from '../lockForMaker';

/**
 * Creates the payments of the rows without errors. Rows with errors are left out. What is not created within ten seconds, the schedule
 * `run-uploads` creates; confirming again goes on as well and creates nothing twice.
 * @throws RuleError account_not_found, role_may_not_create_payments, and what confirmUpload throws
 */
export const confirmPaymentUpload = defineAction({
  name: 'confirmPaymentUpload',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments', 'uploads'] },
  activity: ['A007', 'A012'],
  sdl: `
    type Mutation {
      """
      Creates the payments of an upload's rows without errors. Confirming again goes on with what is left and creates nothing twice.
      """
      confirmPaymentUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, context) => {
    await requirePayer(context.database, session);
    await confirmUpload(uploadId, paymentUpload, session, context);
    return uploadSummary(context.database, uploadId);
  },
});
