import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** A movement of a wallet before its balance is known, in minor units. */
export interface Moved {
  readonly at: Date;
  /** A debit is negative. */
  readonly signed: number;
  readonly reason?: string;
}

/** A movement with what the wallet held after it, in minor units. */
export interface Made extends Moved {
  readonly id: string;
  /** Of London, as YYYY-MM-DD. */
  readonly day: string;
  readonly after: number;
}

const inLondon = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The movements in the order in which they were made, each under a random id. @param opening what the wallet held before, in minor units */
export function made(opening: number, movements: readonly Moved[]): Made[] {
  let balance = opening;
  return [...movements]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((movement) => ({
      ...movement,
      id: randomUUID(),
      day: inLondon.format(movement.at),
      after: (balance += movement.signed),
    }));
}

/** An amount of minor units in major units. */
export const money = (minor: number): string => (minor / 100).toFixed(2);

/** What the wallet held at the end of a day in London, by the order in which the movements were made; undefined before the first one. */
export const closingOf = (movements: readonly Made[], day: string): number | undefined =>
  movements.findLast((movement) => movement.day <= day)?.after;

const rowsAtOnce = 1000;

/** Stores the movements as the provider tells them: by the second, without their order. */
export async function storeMovements(
  database: Knex,
  wallet: { readonly account_id: string; readonly currency: string },
  movements: readonly Made[],
): Promise<void> {
  const rows = movements.map(({ id, at, signed, after, reason = null }) => ({
    ...wallet,
    id,
    reason,
    amount: money(Math.abs(signed)),
    balance_amount: money(after),
    type: signed < 0 ? ('debit' as const) : ('credit' as const),
    status: 'completed',
    action: 'funding',
    related_entity_type: 'unknown' as const,
    completed_at: at,
    created_at: at,
    updated_at: at,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await database('tcc_transactions').insert(rows.slice(start, start + rowsAtOnce));
  }
}

/** Euro negative interest of days with these closing balances, in cents, apart from the product's code. @param yearlyRate with up to three decimals */
export function interestCents(balances: readonly number[], yearlyRate: number, liquidityCents: number): number {
  const excess = balances.reduce((sum, balance) => sum + BigInt(Math.max(0, balance - liquidityCents)), 0n);
  const [numerator, denominator] = [excess * BigInt(Math.round(yearlyRate * 1000)), 360n * 1000n];
  return Number((numerator * 2n + denominator) / (2n * denominator));
}
