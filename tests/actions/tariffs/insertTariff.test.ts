import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

const query = `mutation ($object: TariffRowInput!) { saved: insert_tariffs_one(object: $object) { id name type amount details } }`;

interface Answer {
  readonly saved: { readonly id: string };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (object: object, username = 'superadmin', role = 'admin') => ({
  username,
  role,
  query,
  variables: { object },
});
const row = (change: object = {}) => ({
  name: `Row ${randomUUID()}`,
  type: 'incoming_fund_fee',
  amount: 2.5,
  ...change,
});

test('a row becomes a tariff, with its activity', async () => {
  const object = row();
  const { answer, ...effects } = await effectsOf<Answer>(database, call(object));
  expect(effects).toEqual({ rows: ['insert tariffs'], activity: ['A030'], provider: [] });
  const stored = database('tariffs').where({ id: answer.data!.saved.id });
  const expected = { name: object.name, type: 'incoming_fund_fee', amount: '2.50', details: {} };
  expect(answer.data!.saved).toMatchObject(expected);
  expect(await stored.clone().first('name', 'type', 'amount', 'details')).toEqual(expected);
  await stored.delete();
});

test.each([
  ['no amount', { amount: null }, 'amount'],
  ['an unknown type', { type: 'tip' }, 'type'],
  ['prices that are no object', { type: 'payment_fee', details: ['1.00'] }, 'details'],
])('%s is refused', async (_what, change, field) => {
  expect(await refusedEffects(database, call(row(change)))).toEqual(refused('invalid_input', field));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call(row(), username, 'user'));
  expect(answer.errors?.[0]?.message).toContain('insert_tariffs_one');
  expect(rows).toEqual([]);
});
