import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { readUpload, uploadFilename } from '../../uploads/readUpload';
import { storeUpload } from '../../uploads/storeUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';
import { requireUploader } from './uploader';

/**
 * Reads a CSV file of users, checks every row and stores the rows with what is wrong. No user is created yet.
 * @throws RuleError file_refused, too_many_files, file_readers_busy, invalid_input, and those of requireUploader
 */
export const validateUserUpload = defineAction({
  name: 'validateUserUpload',
  roles: ['user'],
  scope: null,
  writes: { lists: ['uploads'] },
  activity: ['E009'],
  sdl: `
    type Mutation {
      """
      Checks a CSV file of users and stores its rows with what is wrong. A row without an organisation is of that of the selected account. No
      user is created yet.
      """
      validateUserUpload(
        filename: String!
        """The bytes of the file, compressed with gzip, in base64."""
        content: String!
      ): UploadSummary!
    }
  `,
  handler: async (input, session, context) => {
    const { database, clock } = context;
    const filename = uploadFilename(input.filename);
    const uploader = await requireUploader(database, session);
    const { digest, file } = await readUpload({ ...input, filename, kind: 'users' }, session, context);
    const rows = await checkRows(database, uploader, file, clock.now());
    const id = context.newId();
    const owner = { kind: 'users', account_id: uploader.accountId, user_id: session.userId } as const;
    const upload = { ...owner, id, filename, digest, format: 'csv', message_id: null } as const;
    await inTransaction(database, session, (transaction) => storeUpload(transaction, upload, rows));
    return uploadSummary(database, id);
  },
});
