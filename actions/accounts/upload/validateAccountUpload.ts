import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { readUpload, uploadFilename } from '../../uploads/readUpload';
import { storeUpload } from '../../uploads/storeUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';

/**
 * Reads a CSV file of accounts of an organisation, checks every row and stores the rows with what is wrong. No account is created yet.
 * @throws RuleError organisation_not_found, file_refused, too_many_files, file_readers_busy, invalid_input
 */
export const validateAccountUpload = defineAction({
  name: 'validateAccountUpload',
  roles: [],
  scope: null,
  writes: { lists: ['uploads'] },
  activity: ['E009'],
  sdl: `
    type Mutation {
      """
      Reads a CSV file of accounts of an organisation and checks each row. Nothing is created. For administrators.
      """
      validateAccountUpload(orgId: uuid!, filename: String!, content: String!): UploadSummary!
    }
  `,
  handler: async ({ orgId, ...input }, session, context) => {
    const { database } = context;
    const filename = uploadFilename(input.filename);
    const organisation = isUuid(orgId) && (await database('organisations').where({ id: orgId }).first('id'));
    if (!organisation) throw new RuleError('organisation_not_found', 'orgId');
    const { digest, file } = await readUpload({ ...input, filename, kind: 'accounts' }, session, context);
    const rows = await checkRows(database, file);
    const id = context.newId();
    const owner = { kind: 'accounts', org_id: organisation.id, user_id: session.userId } as const;
    const upload = { ...owner, id, filename, digest, format: 'csv', message_id: null } as const;
    await inTransaction(database, session, (transaction) => storeUpload(transaction, upload, rows));
    return uploadSummary(database, id);
  },
});
