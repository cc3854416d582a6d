import { RuleError } from '../../../domain/errors';
import { uploadLimits } from '../../../domain/uploads/limits';
import { userRowFields, type UserRowField, type UserRowValues } from '../../../domain/uploads/userColumns';
import { normalisedUser } from '../../../domain/uploads/userRow';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { correctRow } from '../../uploads/correctRow';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';
import { requireUploader } from './uploader';

/**
 * Replaces one text of a row that was not confirmed yet, and checks the row again.
 * @throws RuleError upload_not_found, upload_already_confirmed, invalid_input, and those of requireUploader
 */
export const correctUserUploadRow = defineAction({
  name: 'correctUserUploadRow',
  roles: ['user'],
  scope: null,
  writes: { lists: ['uploads'] },
  activity: [],
  sdl: `
    type Mutation {
      """As correctPaymentUploadRow, for a row of users."""
      correctUserUploadRow(uploadId: uuid!, rowNumber: Int!, field: String!, value: String!): UploadSummary!
    }
  `,
  handler: async (input, session, { database, clock }) => {
    const { id } = await requireUpload(database, { id: input.uploadId, kind: 'users' }, session);
    const uploader = await requireUploader(database, session);
    const correction = { [fieldOf(input.field)]: input.value.slice(0, uploadLimits.cellLength).trim() };
    await inTransaction(database, session, (transaction) =>
      correctRow(transaction, id, input.rowNumber, async ({ number, content }) => {
        const values = normalisedUser({ ...(content as UserRowValues), ...correction });
        const [checked] = await checkRows(transaction, uploader, [{ number, values }], clock.now());
        return checked;
      }),
    );
    return uploadSummary(database, id);
  },
});

function fieldOf(field: string): UserRowField {
  const known = userRowFields.find((name) => name === field);
  if (!known) throw new RuleError('invalid_input', 'field');
  return known;
}
