import { RuleError } from '../../../domain/errors';
import {
  beneficiaryRowFields,
  type BeneficiaryRowField,
  type BeneficiaryRowValues,
} from '../../../domain/uploads/beneficiaryColumns';
import { normalisedBeneficiary } from '../../../domain/uploads/beneficiaryRow';
import { uploadLimits } from '../../../domain/uploads/limits';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { correctRow } from '../../uploads/correctRow';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { requireEditor } from '../requirements';
import { checkRows } from './checkRows';

/**
 * Replaces one text of a row that was not confirmed yet, and checks the row again.
 * @throws RuleError upload_not_found, upload_already_confirmed, invalid_input, and as validateBeneficiaryUpload
 */
export const correctBeneficiaryUploadRow = defineAction({
  name: 'correctBeneficiaryUploadRow',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['uploads'] },
  activity: [],
  sdl: `
    type Mutation {
      """As correctPaymentUploadRow, for a row of beneficiaries."""
      correctBeneficiaryUploadRow(uploadId: uuid!, rowNumber: Int!, field: String!, value: String!): UploadSummary!
    }
  `,
  handler: async (input, session, context) => {
    const { database, clock } = context;
    const seat = await requireEditor(database, session);
    const { id } = await requireUpload(database, { id: input.uploadId, kind: 'beneficiaries' }, session);
    const correction = { [fieldOf(input.field)]: input.value.slice(0, uploadLimits.cellLength).trim() };
    await inTransaction(database, session, (transaction) =>
      correctRow(transaction, id, input.rowNumber, async ({ number, content }) => {
        const values = normalisedBeneficiary({ ...(content as BeneficiaryRowValues), ...correction });
        const [checked] = await checkRows(transaction, seat, [{ number, values }], clock.now());
        return checked;
      }),
    );
    return uploadSummary(database, id);
  },
});

function fieldOf(field: string): BeneficiaryRowField {
  const known = beneficiaryRowFields.find((name) => name === field);
  if (!known) throw new RuleError('invalid_input', 'field');
  return known;
}
