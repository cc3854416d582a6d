import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isoDateOf } from '../../../domain/isoDate';
import type { PaymentFile } from '../../../domain/uploads/readPayments';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { readUpload, uploadFilename } from '../../uploads/readUpload';
import { storeUpload } from '../../uploads/storeUpload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';
import { requireOwnDebtorAccounts } from './debtorAccounts';
import { requirePayer } from '../lockForMaker';
import { warnOfRepeats } from './warnOfRepeats';

/**
 * Reads a file of payments for the selected account, checks every row and stores the rows with what is wrong. No payment is created yet.
 * @throws RuleError file_refused for a file that cannot be read, too_many_files, file_readers_busy, file_already_uploaded for a pain.001 message that was confirmed before,
 *   account_not_found, role_may_not_create_payments, and what checkRows throws
 */
export const validatePaymentUpload = defineAction({
  name: 'validatePaymentUpload',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['uploads'] },
  activity: ['E009'],
  sdl: `
    type Mutation {
      """
      Checks a file of payments (CSV or pain.001.001.09) for the selected account and stores its rows with what is wrong. No payment is created yet.
      """
      validatePaymentUpload(
        filename: String!
        """The bytes of the file, compressed with gzip, in base64."""
        content: String!
      ): UploadSummary!
    }
  `,
  handler: async (input, session, context) => {
    const { database, clock } = context;
    const now = clock.now();
    const filename = uploadFilename(input.filename);
    const seat = await requirePayer(database, session);
    const { digest, file } = await readUpload({ ...input, filename, kind: 'payments' }, session, context);
    if (file.messageId) await requireNewMessage(database, seat.accountId, file.messageId);
    await requireOwnDebtorAccounts(context, seat, file);
    const checked = await checkRows(database, seat, file.rows, now);
    const rows = await warnOfRepeats(database, seat.accountId, checked, now);
    const id = context.newId();
    const upload = { id, kind: 'payments' as const, account_id: seat.accountId, user_id: seat.userId, filename };
    await inTransaction(database, session, (transaction) =>
      storeUpload(transaction, { ...upload, ...identityOf(digest, file) }, rows),
    );
    return uploadSummary(database, id);
  },
});

const identityOf = (digest: string, { format, messageId }: PaymentFile) => ({
  digest,
  format,
  message_id: messageId,
});

async function requireNewMessage(database: Knex, accountId: string, messageId: string): Promise<void> {
  const earlier = await database('uploads')
    .where({ account_id: accountId, kind: 'payments', message_id: messageId })
    .whereIn('state', ['running', 'done'])
    .first('createdAt');
  if (!earlier) return;
  const day = isoDateOf(earlier.createdAt);
  throw new RuleError('file_already_uploaded', 'content', `The message ${messageId} was uploaded on ${day} already.`);
}
