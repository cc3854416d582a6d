import { addDays, isIsoDate } from '../isoDate';
import { normaliseAmount } from '../money/amount';

/** A row that can be created, with what makes it like another one. */
export interface ComparedRow {
  readonly number: number;
  readonly beneficiaryId: string;
  readonly amount: string;
  readonly currency: string;
  readonly paymentDate: string;
  readonly reference: string;
}

const sameDebtDays = 7;
const nearDays = Array.from({ length: 2 * sameDebtDays + 1 }, (_, index) => index - sameDebtDays);

/**
 * The rows that are probably the same debt as an earlier row of the file, each with the number of that row: beneficiary, amount and currency
 * alike, and the same reference or dates at most seven days apart, as for payments (`payments/duplicates.ts`).
 */
export function repeatedRows(rows: readonly ComparedRow[]): ReadonlyMap<number, number> {
  const earlier = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const keys = keysToFind(row);
    const found = keys.map((key) => earlier.get(key)).find((number) => number !== undefined);
    if (found !== undefined) repeated.set(row.number, found);
    for (const key of [referenceKey(row), dateKey(row, row.paymentDate)]) {
      if (!earlier.has(key)) earlier.set(key, row.number);
    }
  }
  return repeated;
}

function keysToFind(row: ComparedRow): string[] {
  const days = isIsoDate(row.paymentDate) ? nearDays.map((days) => addDays(row.paymentDate, days)) : [];
  return [referenceKey(row), ...days.map((day) => dateKey(row, day))];
}

type Debt = Pick<ComparedRow, 'beneficiaryId' | 'amount' | 'currency'>;

/** What two payments of one debt have in common: beneficiary, amount and currency, as one text. */
export const debtKey = ({ beneficiaryId, amount, currency }: Debt): string =>
  `${beneficiaryId} ${normaliseAmount(amount, currency)} ${currency}`;

const referenceKey = (row: ComparedRow): string => `${debtKey(row)} reference ${row.reference.trim().toLowerCase()}`;
const dateKey = (row: ComparedRow, day: string): string => `${debtKey(row)} date ${day}`;
