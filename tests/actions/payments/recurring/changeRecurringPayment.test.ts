import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDays } from '../../../../domain/isoDate';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { endSeries, newSeries, today } from '../../../support/recurring';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => endSeries(database));
afterAll(() => database.destroy());

const call = (id: string, state: string, username = 'maker', selected = tradingAccount) => ({
  username,
  query: `mutation ($recurringPaymentId: uuid!, $state: String!) {
    changeRecurringPayment(recurringPaymentId: $recurringPaymentId, state: $state) { id }
  }`,
  variables: { recurringPaymentId: id, state },
  selected,
});
const rowOf = (id: string) => database('recurring_payments').where({ id }).first();

test('a series is paused, resumed from today without what it missed, and ended; each is said so', async () => {
  const id = await newSeries(database, { next: -14 });
  const steps = [
    ['paused', { state: 'paused' }, 'Recurring payment paused'],
    ['active', { state: 'active', next_on: today }, 'Recurring payment resumed'],
    ['ended', { state: 'ended', next_on: null }, 'Recurring payment ended'],
  ] as const;
  for (const [state, row, details] of steps) {
    const { answer, ...effects } = await effectsOf(database, call(id, state));
    expect(answer.data).toEqual({ changeRecurringPayment: { id } });
    expect(effects).toEqual({ rows: ['update recurring_payments'], activity: ['A008'], provider: [] });
    expect(await rowOf(id)).toMatchObject(row);
    expect(await database('activity').where({ details, userId: 'maker' })).not.toEqual([]);
  }
  expect(await refusedEffects(database, call(id, 'active'))).toEqual(refused('recurring_payment_ended', 'state'));
});

test('one that is resumed before its next day keeps the day and loses the reason of its pause', async () => {
  const id = await newSeries(database, { next: 3 });
  await database('recurring_payments').where({ id }).update({ state: 'paused', pause_reason: 'The limit is lower.' });
  await effectsOf(database, call(id, 'active'));
  expect(await rowOf(id)).toMatchObject({ state: 'active', pause_reason: null, next_on: addDays(today, 3) });
});

test('a repeated call changes nothing', async () => {
  const id = await newSeries(database, { next: 3 });
  const { answer, ...effects } = await effectsOf(database, call(id, 'active'));
  expect(answer.errors).toBeUndefined();
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

const absent = [
  ['who may create no payments', 'viewer', undefined, 'role_may_not_create_payments', 'accountId'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'recurring_payment_not_found', 'recurringPaymentId'],
  ['another account', 'maker', accountId('aldgate-europe'), 'recurring_payment_not_found', 'recurringPaymentId'],
] as const;

test.each(absent)('%s changes none', async (_who, username, selected, code, field) => {
  const id = await newSeries(database, { next: 3 });
  expect(await refusedEffects(database, call(id, 'paused', username, selected))).toEqual(refused(code, field));
  expect(await rowOf(id)).toMatchObject({ state: 'active' });
});

test('an absent series and an unknown state are refused', async () => {
  const id = await newSeries(database, { next: 3 });
  const gone = await refusedEffects(database, call(randomUUID(), 'paused'));
  expect(gone).toEqual(refused('recurring_payment_not_found', 'recurringPaymentId'));
  expect(await refusedEffects(database, call(id, 'lost'))).toEqual(refused('invalid_input', 'state'));
});
