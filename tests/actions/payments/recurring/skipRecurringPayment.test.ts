import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addDays } from '../../../../domain/isoDate';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, refusalOf, tradingAccount } from '../../../support/portal';
import { endSeries, newSeries, today } from '../../../support/recurring';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => endSeries(database));
afterAll(() => database.destroy());

const call = (id: string, occurrenceOn: string, username = 'maker', selected = tradingAccount) => ({
  username,
  query: `mutation ($recurringPaymentId: uuid!, $occurrenceOn: String!) {
    skipRecurringPayment(recurringPaymentId: $recurringPaymentId, occurrenceOn: $occurrenceOn) { id }
  }`,
  variables: { recurringPaymentId: id, occurrenceOn },
  selected,
});
const rowOf = (id: string) => database('recurring_payments').where({ id }).first();
const omissionsOf = (id: string) => database('recurring_payment_omissions').where({ recurring_payment_id: id });

test('the next payment is left out, and said so; the last one that is left out ends the series', async () => {
  const id = await newSeries(database, { next: 3, ends: 10 });
  const next = addDays(today, 3);
  const { answer, ...effects } = await effectsOf(database, call(id, next));
  expect(answer.data).toEqual({ skipRecurringPayment: { id } });
  expect(effects).toEqual({
    rows: ['insert recurring_payment_omissions', 'update recurring_payments'],
    activity: ['A008'],
    provider: [],
  });
  expect(await rowOf(id)).toMatchObject({ state: 'active', next_on: addDays(today, 10) });
  expect(await omissionsOf(id)).toMatchObject([{ occurrence_on: next, skipped_by: 'maker', error_code: null }]);
  const details = `Recurring payment skips ${next}`;
  expect(await database('activity').where({ details, userId: 'maker' })).not.toEqual([]);
  await effectsOf(database, call(id, addDays(today, 10)));
  expect(await rowOf(id)).toMatchObject({ state: 'ended', next_on: null });
});

test('of two who leave out the same payment one does', async () => {
  const id = await newSeries(database, { next: 3, ends: 10 });
  const { query, variables } = call(id, addDays(today, 3));
  const answers = await Promise.all([as('maker', query, variables), as('treasurer', query, variables)]);
  expect(answers.filter(({ errors }) => errors).map(refusalOf)).toEqual([
    { code: 'occurrence_not_next', field: 'occurrenceOn' },
  ]);
  expect(await omissionsOf(id)).toHaveLength(1);
});

const absent = [
  ['who may create no payments', 'viewer', undefined, 'role_may_not_create_payments', 'accountId'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'recurring_payment_not_found', 'recurringPaymentId'],
  ['another account', 'maker', accountId('aldgate-europe'), 'recurring_payment_not_found', 'recurringPaymentId'],
] as const;

test.each(absent)('%s leaves out none', async (_who, username, selected, code, field) => {
  const id = await newSeries(database, { next: 3 });
  const effects = await refusedEffects(database, call(id, addDays(today, 3), username, selected));
  expect(effects).toEqual(refused(code, field));
  expect(await omissionsOf(id)).toEqual([]);
});

test('an absent series is refused', async () => {
  const effects = await refusedEffects(database, call(randomUUID(), today));
  expect(effects).toEqual(refused('recurring_payment_not_found', 'recurringPaymentId'));
});
