import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { tradingAccount } from './portal';

const create = `mutation ($currency: String!, $from: date!, $to: date!, $format: String!) {
  createStatementExport(currency: $currency, from: $from, to: $to, format: $format) { id }
}`;

/** The period of a statement that the demo has movements of. */
export const year = { currency: 'EUR', from: '2025-01-01', to: '2026-01-31' };

/** How a user asks for a statement of that year as a file. */
export const exportCall = (username: string, change: object = {}, selected = tradingAccount) => ({
  username,
  query: create,
  variables: { ...year, format: 'csv', ...change },
  selected,
});

/** An export as the database has it, without a Lambda that was started for it. Gives its id. */
export async function storedExport(database: Knex, change: object = {}): Promise<string> {
  const id = randomUUID();
  const request = JSON.stringify({ ...year, format: 'csv' });
  const fixed = { id, account_id: tradingAccount, kind: 'statement', format: 'csv', statement_number: 1 } as const;
  await database('exports').insert({ ...fixed, user_id: 'maker', request, ...change });
  return id;
}
