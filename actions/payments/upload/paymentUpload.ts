import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { paymentInputSchema } from '../../../domain/payments/paymentInput';
import { matchPayee, numberKey, payeeDirectory } from '../../../domain/uploads/payeeMatch';
import type { PaymentRowValues } from '../../../domain/uploads/paymentColumns';
import { paymentOfRow } from '../../../domain/uploads/paymentRow';
import { findPayees } from '../../database/beneficiaries';
import { requireSeat, type Seat } from '../../database/seats';
import { parseInput } from '../../runtime/input';
import { accountOf, type RowContent, type UploadKind } from '../../uploads/upload';
import { requireDatesInRange } from '../createPayment';
import { storePayment } from '../storePayment';

/**
 * Payments of a file. Each is stored as createPayment stores one, by the rights and the details at that moment; its key as the client's
 * request id lets the database refuse a second one.
 */
export const paymentUpload: UploadKind = {
  kind: 'payments',
  createRow: async (transaction, context, { upload, content, key }) => {
    const seat = await requireSeat(transaction, upload.userId, accountOf(upload));
    if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
    const beneficiaryId = await requireSamePayee(transaction, seat, content);
    const payment = await parseInput(paymentInputSchema, paymentOfRow(content as PaymentRowValues, beneficiaryId, key));
    requireDatesInRange(payment, context.clock.now());
    const id = context.newId();
    await storePayment(transaction, context, { id, seat, payment, fraudNoticeId: null, uploadId: upload.id });
    return id;
  },
};

/** The beneficiary that the row was shown with, if the row still names it. @throws RuleError beneficiary_changed */
async function requireSamePayee(transaction: Knex.Transaction, seat: Seat, content: RowContent): Promise<string> {
  const values = content as PaymentRowValues;
  const payees = await findPayees(transaction, seat.accountId, seat.authorisationCurrency, {
    numbers: [numberKey(values.accountNumber)],
    references: [values.beneficiaryReference],
  });
  const match = matchPayee(values, payeeDirectory(payees));
  if ('problem' in match || match.payee.beneficiaryId !== content.beneficiaryId) {
    throw new RuleError('beneficiary_changed', 'accountNumber', 'The beneficiary changed after the file was checked.');
  }
  return match.payee.beneficiaryId;
}
