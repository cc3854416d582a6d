import { RuleError } from '../../../domain/errors';
import { uploadLimits } from '../../../domain/uploads/limits';
import { paymentRowFields, type PaymentRowField, type PaymentRowValues } from '../../../domain/uploads/paymentColumns';
import { normalisedPayment } from '../../../domain/uploads/paymentRow';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { correctRow } from '../../uploads/correctRow';
import { requireUpload } from '../../uploads/upload';
import { uploadSummary } from '../../uploads/uploadSummary';
import { checkRows } from './checkRows';
import { requirePayer } from '../lockForMaker';
import { warnOfRepeats } from './warnOfRepeats';

/**
 * Replaces one text of a row that was not confirmed yet, and checks the row again.
 * @throws RuleError upload_not_found, also for a row that does not exist, upload_already_confirmed, invalid_input, and as
 *   validatePaymentUpload
 */
export const correctPaymentUploadRow = defineAction({
  name: 'correctPaymentUploadRow',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['uploads'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Replaces one text of a row of an upload that was not confirmed, and checks the row again.
      """
      correctPaymentUploadRow(uploadId: uuid!, rowNumber: Int!, field: String!, value: String!): UploadSummary!
    }
  `,
  handler: async (input, session, context) => {
    const { database, clock } = context;
    const seat = await requirePayer(database, session);
    const { id } = await requireUpload(database, { id: input.uploadId, kind: 'payments' }, session);
    const correction = { [fieldOf(input.field)]: input.value.slice(0, uploadLimits.cellLength).trim() };
    await inTransaction(database, session, (transaction) =>
      correctRow(transaction, id, input.rowNumber, async ({ number, content }) => {
        const values = normalisedPayment({ ...valuesOf(content), ...correction });
        const [checked] = await warnOfRepeats(
          transaction,
          seat.accountId,
          await checkRows(transaction, seat, [{ number, values }], clock.now()),
          clock.now(),
        );
        return checked;
      }),
    );
    return uploadSummary(database, id);
  },
});

function fieldOf(field: string): PaymentRowField {
  const known = paymentRowFields.find((name) => name === field);
  if (!known) throw new RuleError('invalid_input', 'field');
  return known;
}

const valuesOf = (content: Readonly<Record<string, string>>) =>
  Object.fromEntries(paymentRowFields.map((field) => [field, content[field] ?? ''])) as PaymentRowValues;
