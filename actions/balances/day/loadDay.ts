import type { Knex } from 'knex';
import type {
  DayConversion,
  DayInput,
  DayPayment,
  DayTransaction,
  DayTransfer,
} from '../../../domain/balances/day/dayFlows';
import type { Wallet } from '../../../domain/balances/day/walletDay';

/** More of a kind are not read; the answer says so. */
export const maxOfKind = 1000;

/** What an organisation's accounts hold and what is open in them. */
export interface LoadedDay extends Omit<DayInput, 'accountIds'> {
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly wallets: readonly Wallet[];
  /** Short references and the like, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** A JSON array of the rows of a statement, in its order. */
const list = (sql: string) => `coalesce((select jsonb_agg(to_jsonb(row)) from (${sql}) row), '[]'::jsonb)`;

const payments = `
  select p.id, p."accountId", p."tccPaymentId", p.currency, p.amount::text as amount, p."paymentDate"::text as "paymentDate",
    p."paymentType", p."shortReference" as name
  from payments p join own on own.id = p."accountId"
  where p.status in ('new', 'awaiting_authorisation', 'authorised', 'processing', 'ready_to_send')
  order by p."paymentDate", p.id limit :max`;

const conversions = `
  select c.id, c.account_id as "accountId", c.status, c.sell_currency as "sellCurrency", c.client_sell_amount::text as "sellAmount",
    c.buy_currency as "buyCurrency", c.client_buy_amount::text as "buyAmount", c.conversion_date::text as "conversionDate",
    c.settlement_date as "fundedUntil", c.short_reference as name
  from tcc_conversions c join own on own.id = c.account_id
  where c.status in ('awaiting_funds', 'funds_sent', 'funds_arrived')
  order by c.conversion_date, c.id limit :max`;

const pending = `
  select t.id, t.account_id as "accountId", t.type, t.currency, t.amount::text as amount, t.related_entity_id as "relatedEntityId",
    (t.settles_at at time zone 'UTC')::date::text as "settlesOn", t.related_entity_short_reference as name
  from tcc_transactions t join own on own.id = t.account_id
  where t.status = 'pending' order by t.settles_at, t.id limit :max`;

const isOfOwn = (source: string, destination: string) =>
  `(${source} in (select id from own) or ${destination} in (select id from own))`;

const transfers = `
  select * from (
    select 'transfer' as kind, t.id, t."tccTransferId", t."sourceAccountId" as "fromAccountId", t."destinationAccountId" as "toAccountId",
      t.currency, t.amount::text as amount, t.reason as name
    from transfers t where t.status = 'pending' and ${isOfOwn('t."sourceAccountId"', 't."destinationAccountId"')}
    union all
    select 'transfer', s.id, s."tccTransferId", s."sourceAccountId", s."destinationAccountId", s.currency, s.amount::text, s.reason
    from safeguarding_transfers s where s.status = 'pending' and ${isOfOwn('s."sourceAccountId"', 's."destinationAccountId"')}
    union all
    select 'charge', c.id, c.tcc_transfer_id, c.source_account_id, c.destination_account_id, c.currency, c.amount::text, c.narrative
    from charges c where c.status in ('pending', 'processing') and ${isOfOwn('c.source_account_id', 'c.destination_account_id')}
  ) moving order by kind, id limit :max`;

const statement = `
  with own as (select id, name from accounts where org_id = :orgId and not is_closed)
  select ${list('select id, name from own order by name, id')} as accounts,
    ${list(`select b.account_id as "accountId", b.currency, b.amount::text as opening
      from balances b join own on own.id = b.account_id order by 1, 2`)} as wallets,
    ${list(payments)} as payments, ${list(conversions)} as conversions, ${list(pending)} as pending, ${list(transfers)} as transfers`;

type Named<Row> = readonly (Row & { readonly name: string | null })[];

interface Rows extends Pick<LoadedDay, 'accounts' | 'wallets'> {
  readonly payments: Named<DayPayment>;
  readonly conversions: Named<DayConversion>;
  readonly pending: Named<DayTransaction>;
  readonly transfers: Named<DayTransfer>;
}

/** Reads, in one statement, what an organisation's open accounts hold and what is open in them. */
export async function loadDay(database: Knex, orgId: string): Promise<LoadedDay> {
  const { rows } = await database.raw<{ rows: [Rows] }>(statement, { orgId, max: maxOfKind });
  const [day] = rows;
  const named = [...day.payments, ...day.conversions, ...day.pending, ...day.transfers];
  return { ...day, names: new Map(named.map(({ id, name }) => [id, name ?? ''])) };
}
