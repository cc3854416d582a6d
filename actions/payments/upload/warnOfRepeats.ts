import type { Knex } from 'knex';
import { isoDateOf } from '../../../domain/isoDate';
import { duplicateWindow, endedUnpaid, likeness, type StoredPayment } from '../../../domain/payments/duplicates';
import { debtKey, repeatedRows, type ComparedRow } from '../../../domain/uploads/repeatedRows';
import { isRefused } from '../../../domain/uploads/columns';
import type { CheckedRow } from '../../uploads/upload';

type NumberedPayment = StoredPayment & { readonly shortReference: string };

/**
 * Adds a warning to each row that can be created and is probably the same debt as an earlier row of the file or as a payment of the account
 * (docs/decisions/035).
 */
export async function warnOfRepeats(
  database: Knex,
  accountId: string,
  rows: readonly CheckedRow[],
  now: Date,
): Promise<CheckedRow[]> {
  const compared = rows.filter(({ problems }) => !isRefused(problems)).map(comparedRow);
  const repeated = repeatedRows(compared);
  const stored = await loadLike(database, accountId, compared, isoDateOf(now));
  const byNumber = new Map(compared.map((row) => [row.number, row]));
  return rows.map((row) => {
    const own = byNumber.get(row.number);
    const text = own && (rowText(repeated.get(row.number)) ?? paymentText(own, stored, isoDateOf(now)));
    return text ? { ...row, problems: [...row.problems, { field: 'amount', text, isWarning: true }] } : row;
  });
}

const comparedRow = ({ number, content }: CheckedRow): ComparedRow => ({
  number,
  beneficiaryId: content.beneficiaryId ?? '',
  amount: content.amount ?? '',
  currency: content.currency ?? '',
  paymentDate: content.paymentDate ?? '',
  reference: content.reference ?? '',
});

const rowText = (number: number | undefined) => number && `Perhaps the same payment as row ${number}.`;

function paymentText(
  row: ComparedRow,
  stored: ReadonlyMap<string, readonly NumberedPayment[]>,
  today: string,
): string | undefined {
  const like = stored
    .get(debtKey(row))
    ?.find((payment) => likeness({ ...row, id: undefined }, payment, today) === 'same');
  return like && `Perhaps the same payment as ${like.shortReference} of ${like.paymentDate}.`;
}

/** The payments to the beneficiaries of the rows that may be alike, by what makes them one debt. */
async function loadLike(
  database: Knex,
  accountId: string,
  rows: readonly ComparedRow[],
  today: string,
): Promise<ReadonlyMap<string, readonly NumberedPayment[]>> {
  const days = rows.map(({ paymentDate }) => paymentDate).sort();
  const [first = today, last = first] = [days[0], days.at(-1)];
  const { createdFrom, datedFrom } = duplicateWindow(first, today);
  const { datedTo } = duplicateWindow(last, today);
  const found = await database('payments as payment')
    .join('beneficiary_information_slice as slice', 'slice.id', 'payment.beneficiarySliceId')
    .where({ 'payment.accountId': accountId })
    .whereNotIn('payment.status', [...endedUnpaid])
    .whereRaw('slice."beneficiaryId" = any(?)', [[...new Set(rows.map(({ beneficiaryId }) => beneficiaryId))]])
    .whereRaw('(payment."createdAt" >= ? or payment."paymentDate" between ? and ?)', [createdFrom, datedFrom, datedTo])
    .select<(Omit<NumberedPayment, 'createdAt'> & { readonly createdAt: Date })[]>(
      ...(
        ['id', 'amount', 'currency', 'paymentDate', 'reference', 'status', 'createdAt', 'shortReference'] as const
      ).map((column) => `payment.${column}`),
      'slice.beneficiaryId',
    )
    .options({ name: 'find_like_payments' });
  return byDebt(found.map((payment) => ({ ...payment, createdAt: payment.createdAt.toISOString() })));
}

function byDebt(payments: readonly NumberedPayment[]): ReadonlyMap<string, readonly NumberedPayment[]> {
  const grouped = new Map<string, NumberedPayment[]>();
  for (const payment of payments) {
    const others = grouped.get(debtKey(payment));
    if (others) others.push(payment);
    else grouped.set(debtKey(payment), [payment]);
  }
  return grouped;
}
