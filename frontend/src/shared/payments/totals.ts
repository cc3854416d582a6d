import Big from 'big.js';
import { moneyText } from '../../ui/money/amountTexts';
import { listText } from '../../ui/formats';

interface Amount {
  /** A decimal string in whole units of the currency. */
  readonly amount: string;
  readonly currency: string;
}

/** The sum of several payments in one currency. */
interface Total extends Amount {
  /** How many payments are in it. */
  readonly count: number;
}

/** The sums of the payments' amounts, one per currency, in the order in which the currencies first appear. */
export function totalsOf(payments: readonly Amount[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { amount, currency } of payments) {
    const { amount: sum, count } = totals.get(currency) ?? { amount: '0', count: 0 };
    totals.set(currency, { currency, amount: new Big(sum).plus(amount).toFixed(), count: count + 1 });
  }
  return [...totals.values()];
}

/** The sums per currency as text: "12,450.00 EUR and 300.00 USD". */
export function totalsText(payments: readonly Amount[]): string {
  const parts = totalsOf(payments).map(({ amount, currency }) => moneyText(amount, currency));
  return listText(parts);
}

/** A sum as the server counts it; the columns of a view may be null. */
interface CountedSum {
  readonly amount: string | null;
  readonly currency: string | null;
}

/** The sums of the server's counts, in the order of their currencies: "48,300.00 EUR and 2,500.00 GBP"; '' without any. */
export function sumsText(sums: readonly CountedSum[]): string {
  const amounts = sums.map(({ amount, currency }) => ({ amount: amount ?? '0', currency: currency ?? '' }));
  return totalsText(amounts.toSorted((one, other) => one.currency.localeCompare(other.currency)));
}
