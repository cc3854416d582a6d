import { defineAction } from '../../defineAction';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export const getUserUpload = defineAction({
  name: 'getUserUpload',
  roles: ['user'],
  scope: null,
  sdl: `
    type Query {
      """How far an upload of users is."""
      getUserUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, { database }) => {
    const { id } = await requireUpload(database, { id: uploadId, kind: 'users' }, session);
    return uploadSummary(database, id);
  },
});
