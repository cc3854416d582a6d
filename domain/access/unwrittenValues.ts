import { safeguardedCurrencies } from '../safeguarding/currencies';

/** Values that a column may have and that no action, schedule or function of the database writes, and the reason. */
export interface UnwrittenValues {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
  readonly why: string;
}

/** `docs/access.md` prints the table, and `tests/database/migrations/columnWriters.test.ts` finds a value that has neither a writer nor a reason here. */
export const unwrittenValues: readonly UnwrittenValues[] = [
  {
    table: 'safeguarding_positions',
    column: 'currency',
    values: safeguardedCurrencies,
    why: 'The function `safeguarding_position` computes the rows, one for each currency of client money.',
  },
  {
    table: 'audit_logged_actions',
    column: 'action',
    values: ['I', 'U', 'D', 'T'],
    why: 'The trigger of the audit log writes the first letter of what the statement did.',
  },
  {
    table: 'tcc_collections',
    column: 'reason',
    values: [
      'sanctioned_match',
      'unsupported_currency',
      'insufficient_transaction_information',
      'suspected_fraud',
      'internal_watchlist_match',
      'suspected_money_laundering_activity',
    ],
    why: 'Reasons of a decision of the house, which the portal does not make (`decided_by`). Of money that the provider does not keep, its transaction says no reason.',
  },
];
