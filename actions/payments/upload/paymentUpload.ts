import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { paymentInputSchema } from '../../../domain/payments/paymentInput';
import { matchPayee } from '../../../domain/uploads/payeeMatch';
import type { PaymentRowValues } from '../../../domain/uploads/paymentColumns';
import { paymentOfRow } from '../../../domain/uploads/paymentRow';
import type { Payee } from '../../database/beneficiaries';
import { requireSeat, type Seat } from '../../database/seats';
import type { Context } from '../../context';
import { parseInput } from '../../runtime/input';
import { accountOf, type CreatedRow, type KeyedRow, type RowContent, type UploadKind } from '../../uploads/upload';
import { requireDatesInRange } from '../createPayment';
import { tellApproversOfUpload } from '../paymentNotices';
import { judgePayment } from '../preparePayment';
import { storePayment } from '../storePayment';
import { loadRowFacts, type RowFacts } from './rowFacts';

/**
 * Payments of a file. Each is stored as createPayment stores one, by the rights and the details at that moment; its key as the client's
 * request id lets the database refuse a second one.
 */
export const paymentUpload: UploadKind = {
  kind: 'payments',
  rowsTogether: 10,
  createRows: async (transaction, context, upload, rows) => {
    const seat = await requireSeat(transaction, upload.userId, accountOf(upload));
    if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
    const read = await loadRowFacts(transaction, seat, rows.map(valuesOf));
    const facts = { ...read, seat, uploadId: upload.id, now: context.clock.now() };
    const created: CreatedRow[] = [];
    for (const row of rows) created.push(await storeRow(transaction, context, row, facts));
    const ids = created.map(({ id }) => id);
    await tellApproversOfUpload(transaction, ids, { actorId: seat.userId, uploadId: upload.id, now: facts.now });
    return created;
  },
};

interface Facts extends RowFacts {
  readonly seat: Seat;
  readonly uploadId: string;
  readonly now: Date;
}

async function storeRow(
  transaction: Knex.Transaction,
  context: Context,
  { number, content, key }: KeyedRow,
  { seat, uploadId, rules, directory, now }: Facts,
): Promise<CreatedRow> {
  const payee = requireSamePayee(content, directory);
  const payment = await parseInput(paymentInputSchema, paymentOfRow(valuesOf({ content }), payee.beneficiaryId, key));
  requireDatesInRange(payment, now);
  const prepared = judgePayment(payment, { seat, payee, rules, now });
  const id = context.newId();
  await storePayment(transaction, context, { id, seat, payment, prepared, fraudNoticeId: null, uploadId });
  return { number, id };
}

const valuesOf = ({ content }: { readonly content: RowContent }) => content as PaymentRowValues;

/** The beneficiary that the row was shown with, if the row still names it. @throws RuleError beneficiary_changed */
function requireSamePayee(content: RowContent, directory: RowFacts['directory']): Payee {
  const match = matchPayee(valuesOf({ content }), directory);
  if ('problem' in match || match.payee.beneficiaryId !== content.beneficiaryId) {
    throw new RuleError('beneficiary_changed', 'accountNumber', 'The beneficiary changed after the file was checked.');
  }
  return match.payee;
}
