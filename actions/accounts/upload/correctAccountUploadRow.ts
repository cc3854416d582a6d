import { RuleError } from '../../../domain/errors';
import { accountRowFields, type AccountRowField, type AccountRowValues } from '../../../domain/uploads/accountColumns';
import { normalisedAccount } from '../../../domain/uploads/accountRow';
import { uploadLimits } from '../../../domain/uploads/limits';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { correctRow } from '../../uploads/correctRow';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';

/**
 * Replaces one text of a row that was not confirmed yet, and checks the row again.
 * @throws RuleError upload_not_found, upload_already_confirmed, invalid_input
 */
export const correctAccountUploadRow = defineAction({
  name: 'correctAccountUploadRow',
  roles: [],
  scope: null,
  writes: { lists: ['uploads'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Replaces a text of a row of an upload that is not confirmed, and checks the row again. For administrators.
      """
      correctAccountUploadRow(uploadId: uuid!, rowNumber: Int!, field: String!, value: String!): UploadSummary!
    }
  `,
  handler: async (input, session, { database }) => {
    const { id } = await requireUpload(database, { id: input.uploadId, kind: 'accounts' }, session);
    const correction = { [fieldOf(input.field)]: input.value.slice(0, uploadLimits.cellLength).trim() };
    await inTransaction(database, session, (transaction) =>
      correctRow(transaction, id, input.rowNumber, async ({ number, content }) => {
        const values = normalisedAccount({ ...(content as AccountRowValues), ...correction });
        const [checked] = await checkRows(transaction, [{ number, values }]);
        return checked;
      }),
    );
    return uploadSummary(database, id);
  },
});

function fieldOf(field: string): AccountRowField {
  const known = accountRowFields.find((name) => name === field);
  if (!known) throw new RuleError('invalid_input', 'field');
  return known;
}
