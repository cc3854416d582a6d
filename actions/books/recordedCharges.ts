import type { Knex } from 'knex';
import type { ChargeInputs } from '../../domain/charges/base';
import { baseCurrency, type ChargeType } from '../../domain/charges/chargeTypes';
import type { Period } from '../../domain/charges/periods';
import { isRight, recomputeCharge, type RecomputedCharge, type RecordedCharge } from '../../domain/charges/recompute';
import type { DueCharge } from '../database/recordCharge';

/** A charge that differs. Amounts in the base currency of its type, in major units. */
export interface ChargeDifference extends Omit<RecomputedCharge, 'amount'> {
  /** The charge's id; that which it gets where none was recorded. */
  readonly id: string;
  readonly accountId: string;
  readonly account: string;
  readonly narrative: string;
  readonly type: ChargeType;
  readonly month: string | null;
  /** Null where no charge was recorded. */
  readonly status: string | null;
  readonly currency: string;
  readonly recorded: string;
  readonly recomputed: string;
  /** The charge that is to be recorded, where none was. */
  readonly due: DueCharge | null;
}

/** A page of charges that were computed anew. */
export interface Recomputed {
  readonly differences: readonly ChargeDifference[];
  /** The ids of all that were compared. */
  readonly compared: readonly string[];
  readonly unknown: number;
  /** Where the next page begins; undefined after the last one. */
  readonly last: string | undefined;
}

interface Row extends Omit<RecordedCharge, 'inputs' | 'charged' | 'days'> {
  readonly id: string;
  readonly type: ChargeType;
  readonly status: string;
  readonly narrative: string;
  readonly accountId: string;
  readonly account: string;
  readonly inputs: object | null;
  readonly charged: RecordedCharge['charged'];
  readonly days: RecordedCharge['days'] | null;
}

const chargesPerPage = 200;

const londonDay = (column: string) => `to_char(${column} at time zone 'Europe/London', 'YYYY-MM-DD')`;

/** Charges with their corrections and what is known today of what they are for. */
const recordedCharges = `
  select c.id, c.type, c.status, c.narrative, c.main_account_id as "accountId", account.name as account, d.inputs,
    to_char(c.month, 'YYYY-MM-DD') as month,
    ((c.amounts ->> base.currency)::numeric + coalesce((
      select sum((k.amounts ->> base.currency)::numeric * case when k.source_account_id = c.source_account_id then 1 else -1 end)
      from charges k where k.corrects_charge_id = c.id), 0))::text as recorded,
    json_build_object('createdOn', ${londonDay('account."createdAt"')}, 'chargedFrom', to_char(account.process_charges_from, 'YYYY-MM-DD'),
      'isClosed', account.is_closed, 'closedOn', to_char(account.closed_date, 'YYYY-MM-DD')) as charged,
    case when c.type = 'euro_negative_interest' then (
      select json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'balance', balance::text) order by day)
      from closing_balances(c.main_account_id, 'EUR', c.month, (c.month + interval '1 month')::date - 1)) end as days,
    case when t.id is not null then json_build_object('isCompleted', t.status = 'completed' and t.type = 'credit',
      'day', ${londonDay('coalesce(t.completed_at, t.created_at)')}) end as credit,
    moved.status as "transferStatus",
    case when p.id is not null then json_build_object('paymentType', p."paymentType", 'chargeType', p."chargeType", 'currency', p.currency) end as payment
  from charges c
  cross join lateral (select case c.type when 'euro_negative_interest' then 'EUR' else 'GBP' end as currency) base
  join accounts account on account.id = c.main_account_id
  left join charge_derivations d on d.charge_id = c.id
  left join payments p on p.id = c.payment_id
  left join transfers moved on moved.id = c.transfer_id
  left join tcc_transactions t on t.id = c.tcc_transaction_id
  where c.corrects_charge_id is null and c.status <> 'cancelled' and c.id > :after
    and coalesce(c.month, (c.created_at at time zone 'Europe/London')::date) between cast(:from as date) and cast(:to as date)
  order by c.id limit :limit`;

/**
 * Computes a page of recorded charges anew, by their ids.
 * @param range the months, and the days on which others were recorded
 * @param after the id to go on from
 */
export async function recomputePage(database: Knex, range: Period, after: string): Promise<Recomputed> {
  const bindings = { ...range, after, limit: chargesPerPage };
  const { rows } = await database.raw<{ rows: Row[] }>(recordedCharges, bindings);
  const judged = rows.map((row) => ({ row, recomputed: recomputeRow(row) }));
  return {
    compared: judged.flatMap(({ row, recomputed }) => (recomputed ? [row.id] : [])),
    unknown: judged.filter(({ recomputed }) => !recomputed).length,
    differences: judged.flatMap(({ row, recomputed }) =>
      recomputed && !(isRight(recomputed) && recomputed.days.length === 0) ? [differenceOf(row, recomputed)] : [],
    ),
    last: rows.length < chargesPerPage ? undefined : rows.at(-1)?.id,
  };
}

/** Charges that were recorded before inputs held their type have it from the charge. */
function recomputeRow({ type, inputs, days, ...row }: Row): RecomputedCharge | undefined {
  return inputs === null
    ? undefined
    : recomputeCharge({ ...row, inputs: { type, ...inputs } as ChargeInputs, days: days ?? [] });
}

const differenceOf = (
  { id, accountId, account, narrative, type, month, status, recorded }: Row,
  { amount, ...recomputed }: RecomputedCharge,
): ChargeDifference => ({
  ...recomputed,
  id,
  accountId,
  account,
  narrative,
  type,
  month,
  status,
  recorded,
  recomputed: amount,
  currency: baseCurrency(type),
  due: null,
});
