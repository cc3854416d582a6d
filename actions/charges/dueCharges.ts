import type { Knex } from 'knex';
import { chargedPart, isChargedThroughout, type ChargedTime } from '../../domain/charges/chargedDays';
import type { ScheduledType } from '../../domain/charges/chargeTypes';
import { chargeNarrative } from '../../domain/charges/narrative';
import type { DayBalance } from '../../domain/charges/negativeInterest';
import type { Period, PeriodLength } from '../../domain/charges/periods';
import { addDays } from '../../domain/isoDate';
import { londonInstant } from '../../domain/londonTime';
import { collectors, joinTariff, payer } from '../database/feeTerms';
import type { DueCharge } from '../database/recordCharge';

/** Some of what is due for a period, in the order of a key. */
export interface DuePage {
  readonly due: readonly DueCharge[];
  /** The last key that was looked at; undefined when there is no more. */
  readonly last: string | undefined;
}

/** How a type of charge is found that a schedule records. */
export interface DueSource {
  readonly length: PeriodLength;
  /** @param after the key to go on from; undefined for the first page */
  readonly find: (database: Knex, period: Period, after: string | undefined) => Promise<DuePage>;
}

const rowsPerPage = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface ChargedAccount extends ChargedTime {
  readonly key: string;
  readonly accountId: string;
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
}

const day = (column: string, name: string) => `to_char(${column}, 'YYYY-MM-DD') as "${name}"`;

const accountColumns = (type: ScheduledType) => `account.id as "accountId", ${payer} as "sourceAccountId",
  settings.${collectors[type]} as "destinationAccountId", account.is_closed as "isClosed",
  ${day(`account."createdAt" at time zone 'Europe/London'`, 'createdOn')},
  ${day('account.process_charges_from', 'chargedFrom')}, ${day('account.closed_date', 'closedOn')}`;

const isCharged = (type: ScheduledType) =>
  `account.process_charges and account.is_approved and settings.${collectors[type]} <> ${payer}`;

const notOfMonth = (type: ScheduledType) => `not exists (
  select from charges where main_account_id = account.id and type = '${type}' and month = :from)`;

async function page<Row extends ChargedAccount>(
  database: Knex,
  sql: string,
  { from, to }: Period,
  after: string | undefined,
  charge: (row: Row) => DueCharge | undefined,
): Promise<DuePage> {
  const bindings = {
    from,
    to,
    after: after ?? beforeAll,
    limit: rowsPerPage,
    start: londonInstant(from, '00:00'),
    end: londonInstant(addDays(to, 1), '00:00'),
  };
  const { rows } = await database.raw<{ rows: Row[] }>(sql, bindings);
  const due = rows.map(charge).filter((one) => one !== undefined);
  return { due, last: rows.length < rowsPerPage ? undefined : rows.at(-1)?.key };
}

const ends = ({ accountId, sourceAccountId, destinationAccountId }: ChargedAccount) => ({
  accountId,
  sourceAccountId,
  destinationAccountId,
});

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

interface Priced extends ChargedAccount {
  readonly tariffId: string;
  readonly price: string;
}

const maintained = `
  select account.id as key, ${accountColumns('monthly_maintenance_charge')}, tariffs.id as "tariffId", tariffs.amount::text as price
  from accounts account cross join settings ${joinTariff('monthly_maintenance_charge')}
  where ${isCharged('monthly_maintenance_charge')} and ${notOfMonth('monthly_maintenance_charge')} and account.id > :after
  order by account.id limit :limit`;

const maintenance: DueSource = {
  length: 'month',
  find: (database, period, after) =>
    page<Priced>(database, maintained, period, after, (row) => {
      if (!isChargedThroughout(row, period)) return undefined;
      const tariff = { id: row.tariffId, amount: row.price };
      const narrative = chargeNarrative('monthly_maintenance_charge', monthName(period.from));
      return { ...ends(row), month: period.from, narrative, inputs: { type: 'monthly_maintenance_charge', tariff } };
    }),
};

interface WithInterest extends ChargedAccount {
  readonly yearlyRate: string;
  readonly liquidity: string;
  readonly days: readonly DayBalance[] | null;
}

/** What each account held in euros at the end of each day (`closing_balances`); days before its first movement are not among them. */
const holdingEuros = `
  select account.id as key, ${accountColumns('euro_negative_interest')}, settings.euro_negative_interest_charge_rate::text as "yearlyRate",
    settings.euro_liquidity_balance_amount::text as liquidity,
    (select json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'balance', balance::text) order by day)
     from closing_balances(account.id, 'EUR', cast(:from as date), cast(:to as date))) as days
  from accounts account cross join settings
  where ${isCharged('euro_negative_interest')} and ${notOfMonth('euro_negative_interest')} and account.id > :after
    and settings.euro_negative_interest_charge_rate > 0
  order by account.id limit :limit`;

const interest: DueSource = {
  length: 'month',
  find: (database, period, after) =>
    page<WithInterest>(database, holdingEuros, period, after, (row) => {
      const part = chargedPart(row, period);
      if (!part) return undefined;
      const days = (row.days ?? []).filter((one) => one.day >= part.from && one.day <= part.to);
      const { yearlyRate, liquidity } = row;
      const narrative = chargeNarrative('euro_negative_interest', monthName(period.from));
      const inputs = { type: 'euro_negative_interest', yearlyRate, liquidity, days } as const;
      return { ...ends(row), month: period.from, narrative, inputs };
    }),
};

interface Received extends Priced {
  readonly reference: string | null;
}

const received = `
  select t.id as key, t.related_entity_short_reference as reference, ${accountColumns('incoming_fund_fee')},
    tariffs.id as "tariffId", tariffs.amount::text as price
  from tcc_transactions t join accounts account on account.id = t.account_id
  cross join settings ${joinTariff('incoming_fund_fee')}
  where t.status = 'completed' and t.type = 'credit' and t.related_entity_type in ('inbound_funds', 'inbound_funds_local')
    and t.completed_at >= :start and t.completed_at < :end and t.id > :after and ${isCharged('incoming_fund_fee')}
    and not exists (select from charges where tcc_transaction_id = t.id and type = 'incoming_fund_fee')
  order by t.id limit :limit`;

const incoming: DueSource = {
  length: 'day',
  find: (database, period, after) =>
    page<Received>(database, received, period, after, (row) => {
      if (!chargedPart(row, period)) return undefined;
      const tariff = { id: row.tariffId, amount: row.price };
      const narrative = chargeNarrative('incoming_fund_fee', row.reference ?? period.from);
      return { ...ends(row), tcc_transaction_id: row.key, narrative, inputs: { type: 'incoming_fund_fee', tariff } };
    }),
};

/** Where each scheduled type of charge comes from (`docs/decisions/072`). */
export const dueSources: Readonly<Record<ScheduledType, DueSource>> = {
  incoming_fund_fee: incoming,
  monthly_maintenance_charge: maintenance,
  euro_negative_interest: interest,
};
