/** Columns of a table that no action, schedule or function of the database writes, and the reason. */
export interface UnwrittenColumns {
  readonly table: string;
  readonly columns: readonly string[];
  readonly why: string;
}

const byMigrations = 'Reference data: a migration writes it, and an update of the portal changes it.';

/**
 * What is stored and nothing in the portal writes. `docs/access.md` prints the table, and `tests/database/migrations/columnWriters.test.ts`
 * finds a column that has neither a writer nor a reason here.
 */
export const unwrittenColumns: readonly UnwrittenColumns[] = [
  {
    table: 'accounts',
    columns: ['config'],
    why: 'The specification names it and says neither what it holds nor who sets it. It stays empty.',
  },
  {
    table: 'activity_event_code',
    columns: ['code', 'name'],
    why: byMigrations,
  },
  {
    table: 'payment_purpose_codes',
    columns: ['code', 'description', 'currency', 'entityType', 'bankCountry'],
    why: byMigrations,
  },
  {
    table: 'payments',
    columns: ['evaluationId', 'evaluationSubmittedAt', 'evaluationRecommendation'],
    why: 'A service outside would write them, and none is named (decision 081). A stored one is shown to administrators.',
  },
  {
    table: 'safeguarding_positions',
    columns: ['this_week_amount', 'top_payments'],
    why: '`storePositions` writes whole rows as the function `safeguarding_position` computes them.',
  },
  {
    table: 'sharepoint_media',
    columns: ['fileName', 'sharepointItemId', 'webUrl'],
    why: 'The library of the house in SharePoint fills it; the portal reads it (`sharepointFile`).',
  },
  {
    table: 'state_transitions',
    columns: ['from_status', 'machine', 'only_unsent', 'to_status'],
    why: byMigrations,
  },
  { table: 'system_status', columns: ['id'], why: 'The table has one row, which a migration writes.' },
  {
    table: 'tcc_collections',
    columns: ['decided_by'],
    why: 'The provider decides whether incoming money is kept. Its API has no call by which the portal could.',
  },
  {
    table: 'tcc_conversions',
    columns: ['partner_status'],
    why: 'The provider took this field out of its answers in February 2021.',
  },
  {
    table: 'users',
    columns: ['api_key'],
    why: 'A user has several keys, each a row of `api_keys` with its hash in the vault. The answer of `issueApiKey` is the only place that has the key (decision 087).',
  },
  {
    table: 'users',
    columns: ['last_used_account_id'],
    why: 'The portal writes it through Hasura, by the permission `update_users_by_pk` of the user’s own row.',
  },
];
