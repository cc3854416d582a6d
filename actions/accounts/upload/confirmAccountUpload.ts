import { defineAction } from '../../defineAction';
import { confirmUpload } from '../../uploads/confirmUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { accountUpload } from './accountUpload';

/**
 * Creates the accounts of the rows without errors, as confirmPaymentUpload creates payments.
 * @throws RuleError upload_not_found, upload_without_rows
 */
export const confirmAccountUpload = defineAction({
  name: 'confirmAccountUpload',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations', 'uploads'] },
  activity: ['A012', 'A035'],
  sdl: `
    type Mutation {
      """Creates the accounts of the rows without errors. For administrators."""
      confirmAccountUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, context) => {
    await confirmUpload(uploadId, accountUpload, session, context);
    return uploadSummary(context.database, uploadId);
  },
});
