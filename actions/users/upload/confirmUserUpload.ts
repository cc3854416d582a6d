import { defineAction } from '../../defineAction';
import { confirmUpload } from '../../uploads/confirmUpload';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { requireUploader } from './uploader';
import { userUpload } from './userUpload';

/**
 * Creates the users of the rows without errors, as confirmPaymentUpload creates payments.
 * @throws RuleError upload_not_found, those of requireUploader, and what confirmUpload throws
 */
export const confirmUserUpload = defineAction({
  name: 'confirmUserUpload',
  roles: ['user'],
  scope: null,
  writes: { lists: ['users', 'uploads'] },
  activity: ['A012', 'A026'],
  sdl: `
    type Mutation {
      """
      Creates the users of an upload's rows without errors. Confirming again goes on with what is left and creates nothing twice.
      """
      confirmUserUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, context) => {
    await requireUpload(context.database, { id: uploadId, kind: 'users' }, session);
    await requireUploader(context.database, session);
    await confirmUpload(uploadId, userUpload, session, context);
    return uploadSummary(context.database, uploadId);
  },
});
