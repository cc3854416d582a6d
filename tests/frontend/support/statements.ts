import { account } from './data';

/** A line of a statement: incoming funds. */
export const statementLine = (change: Record<string, unknown> = {}) => ({
  __typename: 'statement_lines',
  id: '00000000-0000-4000-8000-0000000000e1',
  amount: '250.00',
  balance: '1250.00',
  currency: 'EUR',
  type: 'credit',
  action: 'funding',
  reason: '',
  related_entity_type: 'inbound_funds',
  related_entity_short_reference: 'IF-20261110-ABCDEF',
  completed_at: '2026-11-10T10:00:00+00:00',
  ...change,
});

/** How many lines a statement has in a direction, and their sum. */
export const statementTotal = (type: string, lines: number, amount: string) => ({
  __typename: 'statement_totals',
  account_id: account.id,
  currency: 'EUR',
  type,
  lines,
  amount,
});

/** What a statement begins and ends with. */
export const statementSummary = (opening: string | null, closing: string | null, safeguarded = '0') => ({
  __typename: 'statement_summaries',
  account_id: account.id,
  currency: 'EUR',
  opening,
  closing,
  opening_safeguarded: safeguarded,
  closing_safeguarded: safeguarded,
});
