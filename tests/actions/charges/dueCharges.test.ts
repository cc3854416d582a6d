import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import type { Knex } from 'knex';
import { recordDueCharges } from '../../../actions/charges/recordDueCharges';
import type { ChargeDerivationsRow } from '../../../actions/database/generated/tables';
import type { Context } from '../../../actions/context';
import { scheduledTypes, type ScheduledType } from '../../../domain/charges/chargeTypes';
import { nextMonth } from '../../../domain/charges/periods';
import { addDays } from '../../../domain/isoDate';
import { accountId, accounts } from '../../../seeds/demo/organisations';
import { stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

/* The months of 2031, which no other test touches. */
const europe = accountId('aldgate-europe');
const forever = Number.MAX_SAFE_INTEGER;

let database: Knex;
let context: Context;
let logins: string[];
let before: { type: string }[];
/** The accounts of other tests, which are not charged here. */
let others: string[];
let chargesBefore: string[];

beforeAll(async () => {
  database = stackDatabase();
  context = stackContext();
  logins = [...(await context.provider.loginIds())];
  before = await database('charge_positions').select();
  const own = accounts.map(({ key }) => accountId(key));
  others = await database('accounts').whereNotIn('id', own).where({ process_charges: true }).pluck('id');
  await database('accounts').whereIn('id', others).update({ process_charges: false });
  chargesBefore = await database('charges').pluck('id');
});
afterAll(async () => {
  // Other tests run the schedule that takes what is pending.
  await database('charges')
    .whereNotIn('id', chargesBefore)
    .where({ status: 'pending' })
    .update({ status: 'cancelled' });
  await database('accounts').whereIn('id', others).update({ process_charges: true });
  await database('schedule_runs').where('started_at', '>', '2030-01-01').delete();
  await database('charge_positions').delete();
  if (before.length > 0) await database('charge_positions').insert(before as never);
  await context.database.destroy();
  await database.destroy();
});

const decideUntil = async (day: string) => {
  await database('charge_positions')
    .insert(scheduledTypes.map((type) => ({ type, decided_until: day })))
    .onConflict('type')
    .merge();
};

/** Each login was read at a time, completely or in part. */
async function readLogins(at: string, isComplete = true): Promise<void> {
  await database('schedule_runs').where('started_at', '>', '2030-01-01').delete();
  const report = JSON.stringify({ feeds: { transactions: { records: 0, isComplete } } });
  await database('schedule_runs').insert(
    logins.map((login) => ({
      id: randomUUID(),
      name: `sync-provider ${login}`,
      outcome: 'done' as const,
      report,
      started_at: at,
      finished_at: at,
      lease_until: at,
    })),
  );
}

const runAt = (at: string) => recordDueCharges({ ...context, clock: { now: () => new Date(at) } }, forever);
const chargesOf = (month: string, type: ScheduledType) =>
  database('charges').where({ type }).whereRaw('month = ?', [month]);

test('a month is charged once for each account, after every login was read beyond its end', async () => {
  await decideUntil('2031-04-30');
  await readLogins('2031-05-31T22:59:59Z');
  const early = await runAt('2031-06-01T08:00:00Z');
  expect(early.monthly_maintenance_charge).toEqual({ recorded: 0, periods: 0, stoppedBy: 'missing_transactions' });
  await readLogins('2031-06-01T07:00:00Z', false);
  expect((await runAt('2031-06-01T08:00:00Z')).monthly_maintenance_charge.stoppedBy).toBe('missing_transactions');
  await readLogins('2031-05-31T23:00:00Z');
  const first = await runAt('2031-06-01T08:00:00Z');
  expect(first.monthly_maintenance_charge).toEqual({ recorded: accounts.length, periods: 1 });
  expect((await runAt('2031-06-01T09:00:00Z')).monthly_maintenance_charge).toEqual({ recorded: 0, periods: 0 });
  await decideUntil('2031-04-30');
  expect((await runAt('2031-06-01T09:00:00Z')).monthly_maintenance_charge).toEqual({ recorded: 0, periods: 1 });
  const rows = await chargesOf('2031-05-01', 'monthly_maintenance_charge');
  expect(rows).toHaveLength(accounts.length);
  expect(rows.find(({ main_account_id: id }) => id === europe)).toMatchObject({
    status: 'pending',
    amount: '25.00',
    currency: 'GBP',
    narrative: 'Maintenance May 2031',
  });
});

test('a waived month is not charged again, and a late run catches up with each month', async () => {
  await database('charges').where({ month: '2031-05-01' }).update({ status: 'cancelled' });
  await decideUntil('2031-04-30');
  await readLogins('2031-08-02T00:00:00Z');
  const late = await runAt('2031-08-02T08:00:00Z');
  expect(late.monthly_maintenance_charge).toEqual({ recorded: 2 * accounts.length, periods: 3 });
});

/** What stands in euros after each of some entries, which are removed again. Gives the charge of interest for the month and its days. */
async function chargeInterest(month: string, entries: readonly (readonly [at: string, balance: string])[]) {
  const rows = entries.map(([at, balance]) => ({
    id: randomUUID(),
    account_id: europe,
    currency: 'EUR',
    amount: '1.00',
    balance_amount: balance,
    type: 'debit' as const,
    status: 'completed' as const,
    action: 'payment',
    completed_at: at,
    created_at: at,
    updated_at: at,
  }));
  await database('tcc_transactions').insert(rows);
  try {
    const next = nextMonth(month);
    await decideUntil(addDays(month, -1));
    await readLogins(`${next}T00:00:00Z`);
    await runAt(`${next}T08:00:00Z`);
    const charge = await chargesOf(month, 'euro_negative_interest').where({ main_account_id: europe }).first();
    const { inputs } = await database('charge_derivations')
      .where({ charge_id: charge!.id })
      .first<ChargeDerivationsRow>('inputs');
    return { charge, days: (inputs as { days: { day: string; balance: string }[] }).days };
  } finally {
    const ids = rows.map(({ id }) => id);
    await database('tcc_transactions').whereIn('id', ids).delete();
  }
}

const daysOfMonth = (month: string, count: number) => Array.from({ length: count }, (_, at) => addDays(month, at));

test('interest is charged on the closing balances of each day in London', async () => {
  await database('charges')
    .where({ type: 'euro_negative_interest' })
    .where('month', '>', '2031-01-01')
    .update({ status: 'cancelled' });
  const { balance_amount: held } = await database('tcc_transactions')
    .where({ account_id: europe, currency: 'EUR', status: 'completed' })
    .whereNotNull('balance_amount')
    .orderBy([
      { column: 'completed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first<{ balance_amount: string }>('balance_amount');
  // Half an hour before and after midnight in London, which is an hour ahead of UTC in September.
  const { charge, days } = await chargeInterest('2031-09-01', [
    ['2031-09-10T22:30:00Z', '999999.99'],
    ['2031-09-10T23:30:00Z', '100000.01'],
  ]);
  const excess = new Big(held).minus(100_000).times(9).plus('899999.99').plus(new Big('0.01').times(20));
  expect(charge).toMatchObject({
    currency: 'EUR',
    status: 'pending',
    tariff_id: null,
    amount: excess.times('0.005').div(360).toFixed(2),
  });
  expect(days.map(({ day }) => day)).toEqual(daysOfMonth('2031-09-01', 30));
  expect(days.slice(8, 11).map(({ balance }) => balance)).toEqual([held, '999999.99', '100000.01']);
});

// Half an hour before and after the midnights at both ends of a day.
test.each([
  [
    'of 25 hours',
    '2031-10-01',
    31,
    26,
    ['2031-10-25T22:30Z', '2031-10-25T23:30Z', '2031-10-26T23:30Z', '2031-10-27T00:30Z'],
  ],
  [
    'of 29 February',
    '2032-02-01',
    29,
    28,
    ['2032-02-27T23:30Z', '2032-02-28T00:30Z', '2032-02-28T23:30Z', '2032-02-29T00:30Z'],
  ],
  [
    'of 23 hours',
    '2032-03-01',
    31,
    28,
    ['2032-03-27T23:30Z', '2032-03-28T00:30Z', '2032-03-28T22:30Z', '2032-03-28T23:30Z'],
  ],
])('interest in the month with the day %s is charged on each day once', async (_what, month, count, day, times) => {
  const balances = ['100000.01', '100000.02', '100000.03', '100000.04'];
  const { days } = await chargeInterest(
    month,
    times.map((at, index) => [at, balances[index]!]),
  );
  expect(days.map((one) => one.day)).toEqual(daysOfMonth(month, count));
  expect(days.slice(day - 2, day + 1).map(({ balance }) => balance)).toEqual(['100000.01', '100000.03', '100000.04']);
});

test('of several movements in one second, the last one closes the day', async () => {
  const days = daysOfMonth('2032-05-01', 8);
  // Each movement takes 1.00, so that they follow each other whatever their ids.
  const balances = ['900003.00', '900002.00', '900001.00', '900000.00'];
  const entries = days.flatMap((day) => balances.map((balance) => [`${day}T12:00:00Z`, balance] as const));
  const { days: charged } = await chargeInterest('2032-05-01', entries);
  const first = charged.filter(({ day }) => days.includes(day)).map(({ balance }) => Number(balance));
  expect(first).toEqual(days.map(() => 900_000));
});

test('money that came in is charged for after its day, once, and not before the account is charged', async () => {
  const credit = (at: string, change: object = {}) => ({
    id: randomUUID(),
    account_id: europe,
    currency: 'EUR',
    amount: '50.00',
    type: 'credit' as const,
    action: 'funding',
    status: 'completed' as const,
    related_entity_type: 'inbound_funds' as const,
    completed_at: at,
    created_at: at,
    updated_at: at,
    ...change,
  });
  const day = '2031-11-12';
  const due = credit(`${day}T12:00:00Z`);
  const others = [
    credit('2031-11-13T12:00:00Z'),
    credit(`${day}T12:00:00Z`, { status: 'pending' }),
    credit(`${day}T12:00:00Z`, { related_entity_type: 'conversion' }),
    credit(`${day}T12:00:00Z`, { type: 'debit' }),
  ];
  await database('tcc_transactions').insert([due, ...others]);
  const ids = [due, ...others].map(({ id }) => id);
  const charged = () => database('charges').whereIn('tcc_transaction_id', ids).pluck('tcc_transaction_id');
  const from = (start: string) => database('accounts').where({ id: europe }).update({ process_charges_from: start });
  try {
    await readLogins('2031-11-13T00:00:00Z');
    await from('2031-11-13');
    await decideUntil('2031-11-11');
    expect((await runAt('2031-11-13T09:00:00Z')).incoming_fund_fee).toEqual({ recorded: 0, periods: 1 });
    await from(day);
    await decideUntil('2031-11-11');
    expect((await runAt('2031-11-13T09:00:00Z')).incoming_fund_fee).toEqual({ recorded: 1, periods: 1 });
    await decideUntil('2031-11-11');
    expect((await runAt('2031-11-13T09:00:00Z')).incoming_fund_fee).toEqual({ recorded: 0, periods: 1 });
    expect(await charged()).toEqual([due.id]);
  } finally {
    await from('2025-01-01');
    await database('tcc_transactions').whereIn('id', ids).delete();
  }
});
