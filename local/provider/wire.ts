import Big from 'big.js';

/** How the provider writes values: money with two decimals as text, moments in UTC to the second. */

/** An amount with two decimals, `"1000.00"`. */
export function moneyText(amount: string | Big): string {
  return new Big(amount).toFixed(2);
}

/** A moment as `2026-07-16T09:16:10+00:00`. */
export function timeText(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}+00:00`;
}

/** The fields of a record that go out, in the order given. */
export function pick<T, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>;
}
