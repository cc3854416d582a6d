import { defineAction } from '../../defineAction';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export const getAccountUpload = defineAction({
  name: 'getAccountUpload',
  roles: [],
  scope: null,
  sdl: `
    type Query {
      """How far an upload of accounts is. For administrators."""
      getAccountUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, { database }) => {
    const { id } = await requireUpload(database, { id: uploadId, kind: 'accounts' }, session);
    return uploadSummary(database, id);
  },
});
