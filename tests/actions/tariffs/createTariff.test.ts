import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxTariffs } from '../../../domain/tariffs/tariffInput';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import {
  callTariff,
  createdTariff,
  incoming,
  paymentFee,
  removeTariffs,
  tariffCall,
  tariffEntries,
  type SavedTariff,
} from '../../support/tariffs';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeTariffs(database);
  await database.destroy();
});

/** How many transactions wait for a lock of a whole table. */
const waitingFor = async (table: string) => {
  const locks = await database('pg_locks').whereRaw('relation = ?::regclass and not granted', [table]).select('pid');
  return locks.length;
};

test('a payment fee is stored with its prices, and the log tells of the fees by currency', async () => {
  const tariff = paymentFee();
  const { answer, ...effects } = await effectsOf<SavedTariff>(database, tariffCall('create', { tariff }));
  expect(effects).toEqual({ rows: ['insert tariffs'], activity: ['A029', 'A030'], provider: [] });
  const { id, amount, details } = answer.data!.saved;
  expect(amount).toBeNull();
  expect(details).toMatchObject({ regular: '1.00', regular_overrides: [{ currency: 'EUR', amount: '0.50' }] });
  expect(await database('tariffs').where({ id }).first()).toMatchObject({
    name: tariff.name,
    is_default: false,
    details,
  });
  expect(await tariffEntries(database, tariff.name)).toEqual([
    { eventCode: 'A029', details: `superadmin, ${tariff.name}: none → EUR 0.50`, userId: 'superadmin' },
    { eventCode: 'A030', details: `${tariff.name} (payment_fee)`, userId: 'superadmin' },
  ]);
  await database('tariffs').where({ id }).delete();
});

test('other types store an amount, and write no entry about fees by currency', async () => {
  const tariff = incoming();
  expect(await createdTariff(tariff)).toMatchObject({ amount: '1.50', details: {} });
  expect((await tariffEntries(database, tariff.name)).map(({ eventCode }) => eventCode)).toEqual(['A030']);
});

test.each([
  ['no name, which stands before the prices', () => ({ ...paymentFee({ name: '' }), regular: null }), 'name'],
  ['no price', () => paymentFee({ regular: null, priority_tier_1_our: null }), 'regular'],
  ['an unknown type', () => incoming({ type: 'tip' }), 'type'],
])('%s is refused', async (_what, tariff, field) => {
  const call = tariffCall('create', { tariff: tariff() });
  expect(await refusedEffects(database, call)).toEqual(refused('invalid_input', field));
});

test('a name is used once in its type', async () => {
  const tariff = incoming();
  await createdTariff(tariff);
  const call = tariffCall('create', { tariff });
  expect(await refusedEffects(database, call)).toEqual(refused('tariff_name_taken', 'name'));
  const shouted = tariffCall('create', { tariff: { ...tariff, name: tariff.name.toUpperCase() } });
  expect(await refusedEffects(database, shouted)).toEqual(refused('tariff_name_taken', 'name'));
  await createdTariff({ ...tariff, type: 'monthly_maintenance_charge' });
});

test('the house has no more tariffs than their page shows', async () => {
  const before = await database('tariffs').pluck('id');
  const rows = Array.from({ length: maxTariffs - before.length }, (_, index) => ({
    id: randomUUID(),
    name: `Filler ${index}`,
    type: 'incoming_fund_fee' as const,
    amount: '1.00',
  }));
  await database('tariffs').insert(rows.slice(1));
  await createdTariff(incoming());
  const call = tariffCall('create', { tariff: incoming() });
  expect(await refusedEffects(database, call)).toEqual(refused('invalid_input', 'name'));
  await database('tariffs').whereNotIn('id', before).delete();
});

test('a tariff waits for another of its name that is being created, and is refused', async () => {
  const tariff = incoming();
  const { name, type, amount } = tariff;
  const other = await database.transaction();
  const id = randomUUID();
  await other('tariffs').insert({ id, name, type: type as 'incoming_fund_fee', amount });
  const answer = callTariff('create', { tariff });
  try {
    await eventually(
      () => waitingFor('tariffs'),
      (waiting) => waiting === 1,
      5_000,
    );
  } finally {
    await other.commit();
  }
  expect(refusalOf(await answer)).toEqual({ code: 'tariff_name_taken', field: 'name' });
  await database('tariffs').where({ id }).delete();
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, tariffCall('create', { tariff: incoming() }, username));
  expect(answer.errors?.[0]?.message).toContain('createTariff');
  expect(rows).toEqual([]);
});
