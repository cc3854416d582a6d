import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDays } from '../../domain/isoDate';

let taken = 0;

/** A reconciled day with one break or none. A signed day is never deleted, so each call takes another one. */
export async function reconciledDay(database: Knex, changes: Record<string, unknown> = {}): Promise<string> {
  taken += 1;
  const day = addDays('2001-01-01', (Math.trunc(Date.now() / 1000) % 3000) + taken);
  const row = { day, kind: 'external', currency: 'GBP', requirement: '1', resource: '2', breaks: '[]' } as const;
  await database('reconciliations').insert({ id: randomUUID(), ...row, ...changes });
  return day;
}

/** What a reconciliation tells of money that is not where it should be. */
export const oneBreak = JSON.stringify([
  { class: 'balance_differs', account_id: null, amount: '1', subject: 'control account' },
]);
