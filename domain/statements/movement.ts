import type { Amount } from '../money/amount';

/** A completed movement of money of one account in one currency. Amounts in major units. */
export interface Movement {
  readonly id: string;
  readonly type: string;
  readonly amount: Amount;
  /** What the provider held after it; null where it did not say. */
  readonly balanceAmount: Amount | null;
  readonly reason: string | null;
}

/** A line of a statement. */
export interface Entry<Kind extends Movement> {
  readonly movement: Kind;
  /** The balance of the statement after the line. */
  readonly balance: Amount;
}

/** What a statement begins and ends with, as the provider's balances say. Amounts in major units. */
export interface Balances {
  readonly opening: Amount;
  readonly closing: Amount;
}
