/** Whose statements are written. */
interface Holders {
  readonly table: 'large_accounts' | 'large_house';
  readonly which: string;
}

const clients: Holders = { table: 'large_accounts', which: 'org between :firstOrg and :lastOrg' };
const house: Holders = { table: 'large_house', which: 'true' };

const own = ({ table, which }: Holders) => `in (select id from ${table} where ${which})`;
const ownAtProvider = ({ table, which }: Holders) => `in (select tcc_id from ${table} where ${which})`;

const endStatus = `case x.status when 'cancelled' then 'deleted' else x.status end`;

/** One end of each transfer: `side` is the column of the account whose statement it stands in. */
const transferEnd = (type: 'debit' | 'credit', side: 'source_account_id' | 'destination_account_id', of: Holders) => `
  select a.id, x.currency, x.amount, '${type}', ${endStatus}, 'transfer', x.reason, 'balance_transfer', x.id,
    x.short_reference, x.created_at, x.created_at, x.completed_at
  from tcc_transfers x join ${of.table} a on a.tcc_id = x.${side} where x.${side} ${ownAtProvider(of)}`;

const bothEnds = (of: Holders) => [
  transferEnd('debit', 'source_account_id', of),
  transferEnd('credit', 'destination_account_id', of),
];

const clientSources = [
  // Payments that left.
  `select p.account_id, p.currency, p.amount, 'debit', 'completed', 'payment', p.reason, 'payment', p.id, p.short_reference,
     at, at, at
   from tcc_payments p, lateral (select p.created_at + interval '1 hour' as at) moment
   where p.account_id ${own(clients)} and (p.status in ('released', 'submitted', 'completed') or p.failure_reason is not null)`,
  // Those that came back.
  `select p.account_id, p.currency, p.amount, 'credit', 'completed', 'payment_failure', p.failure_reason, 'payment', p.id,
     p.short_reference, at, at, at
   from tcc_payments p, lateral (select p.created_at + interval '2 days' as at) moment
   where p.account_id ${own(clients)} and p.failure_reason is not null`,
  // Both legs of each conversion.
  `select c.account_id, side.currency, side.amount, side.type, side.status, 'conversion', '', 'conversion', c.id,
     c.short_reference, c.created_at, c.settlement_date, case when side.status = 'completed' then
       case c.status when 'trade_settled' then c.settlement_date else c.created_at + interval '30 minutes' end end
   from tcc_conversions c, lateral (values
     ('debit', c.sell_currency, c.client_sell_amount, case when c.status in ('funds_arrived', 'trade_settled') then 'completed'
       when c.status = 'closed' then 'deleted' else 'pending' end),
     ('credit', c.buy_currency, c.client_buy_amount, case c.status when 'trade_settled' then 'completed'
       when 'closed' then 'deleted' else 'pending' end)) side (type, currency, amount, status)
   where c.account_id ${own(clients)}`,
  ...bothEnds(clients),
  // Money from outside.
  `select f.account_id, f.currency, f.amount, 'credit', 'completed', 'funding', '', 'inbound_funds', f.id,
     'IF-' || to_char(f.created_at, 'YYYYMMDD') || '-' || upper(left(cast(f.id as text), 6)), f.created_at, f.created_at,
     f.created_at
   from tcc_funding f where f.account_id ${own(clients)}`,
];

const entries = (sources: readonly string[]) => `
  insert into tcc_transactions (id, account_id, balance_id, currency, amount, balance_amount, type, status, action, reason,
    related_entity_type, related_entity_id, related_entity_short_reference, settles_at, completed_at, created_at, updated_at)
  select id, account_id, pg_temp.large_id('balance ' || account_id || currency, 0), currency, amount,
    case status when 'completed' then sum(case type when 'credit' then amount else -amount end) filter (where status = 'completed')
      over (partition by account_id, currency order by completed_at nulls last, id) end,
    type, status, action, reason, related_type, related_id, reference, settles_at, completed_at, at, coalesce(completed_at, at)
  from (
    select pg_temp.large_id('entry ' || related_id || type, 0) as id, moved.* from (
      ${sources.join('\n union all ')}
    ) moved (account_id, currency, amount, type, status, action, reason, related_type, related_id, reference, at, settles_at,
      completed_at)
  ) named`;

const balances = (of: Holders) => `
  insert into balances (id, account_id, currency, amount, created_at, updated_at)
  select balance_id, account_id, currency,
    coalesce(sum(case type when 'credit' then amount else -amount end) filter (where status = 'completed'), 0),
    min(created_at), max(updated_at)
  from tcc_transactions where account_id ${own(of)} group by balance_id, account_id, currency`;

/** Every wallet's statement out of what the batch has written, with the balance after each entry, and the wallet itself. */
export const clientStatements = [entries(clientSources), balances(clients)];

/** The same for the house's accounts, once every client's charges and safeguarding are written. */
export const houseStatements = [entries(bothEnds(house)), balances(house)];
