import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { readUpload, uploadFilename } from '../../uploads/readUpload';
import { storeUpload } from '../../uploads/storeUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { requireEditor } from '../requirements';
import { checkRows } from './checkRows';

/**
 * Reads a CSV file of beneficiaries for the selected account, checks every row and stores the rows with what is wrong. No beneficiary is
 * created yet.
 * @throws RuleError file_refused, too_many_files, file_readers_busy, account_not_found, role_may_not_create_beneficiaries, and what checkRows throws
 */
export const validateBeneficiaryUpload = defineAction({
  name: 'validateBeneficiaryUpload',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['uploads'] },
  activity: ['E009'],
  sdl: `
    type Mutation {
      """
      Checks a CSV file of beneficiaries for the selected account and stores its rows with what is wrong. No beneficiary is created yet.
      """
      validateBeneficiaryUpload(
        filename: String!
        """The bytes of the file, compressed with gzip, in base64."""
        content: String!
      ): UploadSummary!
    }
  `,
  handler: async (input, session, context) => {
    const { database, clock } = context;
    const filename = uploadFilename(input.filename);
    const seat = await requireEditor(database, session);
    const { digest, file } = await readUpload({ ...input, filename, kind: 'beneficiaries' }, session, context);
    const rows = await checkRows(database, seat, file, clock.now());
    const id = context.newId();
    const owner = { kind: 'beneficiaries', account_id: seat.accountId, user_id: seat.userId } as const;
    const upload = { ...owner, id, filename, digest, format: 'csv', message_id: null } as const;
    await inTransaction(database, session, (transaction) => storeUpload(transaction, upload, rows));
    return uploadSummary(database, id);
  },
});
