import { defineAction } from '../../defineAction';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';

/**
 * How far an upload of the caller is.
 * @throws RuleError upload_not_found
 */
export const getBeneficiaryUpload = defineAction({
  name: 'getBeneficiaryUpload',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """How far an upload of the caller is."""
      getBeneficiaryUpload(uploadId: uuid!): UploadSummary!
    }
  `,
  handler: async ({ uploadId }, session, { database }) => {
    const { id } = await requireUpload(database, { id: uploadId, kind: 'beneficiaries' }, session);
    return uploadSummary(database, id);
  },
});
