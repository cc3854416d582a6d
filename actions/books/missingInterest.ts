import type { Knex } from 'knex';
import { chargeBase, type ChargeInputs } from '../../domain/charges/base';
import { lastDayOf, monthOf, nextMonth, type Period } from '../../domain/charges/periods';
import { equals } from '../../domain/money/amount';
import { dueSources } from '../charges/dueCharges';
import { chargeIdOf } from '../database/recordCharge';
import type { ChargeDifference, Recomputed } from './recordedCharges';

/** The months for which interest was decided, from the first one that was charged. */
export async function decidedMonths(database: Knex, { from, to }: Period): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { first: string | null; until: string | null }[] }>(
    `select to_char((select min(month) from charges where type = 'euro_negative_interest'), 'YYYY-MM-DD') as first,
       to_char((select decided_until from charge_positions where type = 'euro_negative_interest'), 'YYYY-MM-DD') as until`,
  );
  const [{ first, until } = { first: null, until: null }] = rows;
  const months: string[] = [];
  if (first === null || until === null) return months;
  const last = to < until ? to : until;
  for (let month = from > first ? monthOf(from) : first; lastDayOf(month) <= last; month = nextMonth(month)) {
    if (month >= from) months.push(month);
  }
  return months;
}

/** The rate and the liquidity amount of a month are those of any of its charges. */
const termsOfMonth = `
  select d.inputs ->> 'yearlyRate' as "yearlyRate", d.inputs ->> 'liquidity' as liquidity
  from charges c join charge_derivations d on d.charge_id = c.id
  where c.type = 'euro_negative_interest' and c.month = :month and c.corrects_charge_id is null limit 1`;

/**
 * Interest of a month that is due by today's balances and was never recorded, a page of accounts at a time.
 * @param after the account to go on from; undefined for the first page
 */
export async function missingInterest(database: Knex, month: string, after: string | undefined): Promise<Recomputed> {
  const { rows } = await database.raw<{ rows: object[] }>(termsOfMonth, { month });
  const period = { from: month, to: lastDayOf(month) };
  const { due, last } = await dueSources.euro_negative_interest.find(database, period, after);
  const owed = due
    .map((charge) => ({ ...charge, inputs: { ...charge.inputs, ...rows[0] } as ChargeInputs }))
    .flatMap((charge) => {
      const { amount } = chargeBase(charge.inputs);
      return equals(amount, '0') ? [] : [{ charge, amount, id: chargeIdOf(charge) }];
    });
  const names = await accountNames(
    database,
    owed.map(({ charge }) => charge.accountId),
  );
  const differences = owed.map(({ charge, amount, id }): ChargeDifference => ({
    id,
    accountId: charge.accountId,
    account: names.get(charge.accountId) ?? '',
    narrative: charge.narrative,
    type: 'euro_negative_interest',
    month,
    status: null,
    currency: 'EUR',
    recorded: '0',
    recomputed: amount,
    difference: amount,
    days: [],
    computed: charge.inputs,
    reason: 'No charge was recorded for the month.',
    due: charge,
  }));
  return { differences, compared: due.map(chargeIdOf), unknown: 0, last };
}

async function accountNames(database: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database('accounts').whereIn('id', ids).select('id', 'name');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
