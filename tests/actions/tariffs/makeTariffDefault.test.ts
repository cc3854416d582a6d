import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { callTariff, createdTariff, incoming, removeTariffs, tariffCall } from '../../support/tariffs';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeTariffs(database);
  await database.destroy();
});

const type = 'balance_transfer_fee';
const transferFee = () => createdTariff(incoming({ name: `Transfer ${randomUUID()}`, type }));
const defaults = () => database('tariffs').where({ type, is_default: true }).pluck('id');

let before: string;
beforeAll(async () => {
  before = (await defaults())[0]!;
});
afterEach(() => callTariff('makeDefault', { tariffId: before }));

test('makes a tariff the one default of its type, says so, and a second time nothing', async () => {
  const { id } = await transferFee();
  const call = tariffCall('makeDefault', { tariffId: id });
  const { answer, ...effects } = await effectsOf(database, call);
  expect(answer.data).toEqual({ saved: { id } });
  expect(effects).toEqual({ rows: ['update tariffs'], activity: ['A030'], provider: [] });
  expect(await defaults()).toEqual([id]);
  const { name } = (await database('tariffs').where({ id }).first('name'))!;
  expect(await database('activity').where({ details: `${name}: default of ${type}` })).toHaveLength(1);
  const again = await effectsOf(database, call);
  expect(again).toMatchObject({ answer: { data: { saved: { id } } }, rows: [], activity: [] });
});

test('of two administrators who make a default at once each is heard, and one default remains', async () => {
  const two = [await transferFee(), await transferFee()];
  const answers = await Promise.all(two.map(({ id }) => callTariff('makeDefault', { tariffId: id })));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const left = await defaults();
  expect(left).toHaveLength(1);
  expect(two.map(({ id }) => id)).toContain(left[0]);
});

test('the defaults of other types stay', async () => {
  const others = () => database('tariffs').whereNot({ type }).where({ is_default: true }).orderBy('id').pluck('id');
  const standing = await others();
  await callTariff('makeDefault', { tariffId: (await transferFee()).id });
  expect(await others()).toEqual(standing);
});

test('an absent tariff is refused', async () => {
  const call = tariffCall('makeDefault', { tariffId: randomUUID() });
  expect(await refusedEffects(database, call)).toEqual(refused('tariff_not_found', 'tariffId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer } = await effectsOf(database, tariffCall('makeDefault', { tariffId: before }, username));
  expect(answer.errors).toHaveLength(1);
});
