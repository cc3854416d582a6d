import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
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

test('replaces the prices, and the log tells of the fees by currency before and after', async () => {
  const tariff = paymentFee();
  const { id } = await createdTariff(tariff);
  const overrides = [
    { currency: 'EUR', amount: '0.75' },
    { currency: 'PLN', amount: '' },
  ];
  const changed = { ...tariff, regular_overrides: overrides };
  const call = tariffCall('edit', { tariffId: id, tariff: changed });
  const { answer, ...effects } = await effectsOf<SavedTariff>(database, call);
  expect(effects).toEqual({ rows: ['update tariffs'], activity: ['A029', 'A030'], provider: [] });
  const kept = { regular_overrides: [{ currency: 'EUR', amount: '0.75' }] };
  expect(answer.data?.saved.details).toMatchObject(kept);
  expect((await database('tariffs').where({ id }).first())?.details).toMatchObject(kept);
  expect((await tariffEntries(database, tariff.name)).map(({ details }) => details)).toContain(
    `superadmin, ${tariff.name}: EUR 0.50 → EUR 0.75`,
  );
});

test('the name may stay or change', async () => {
  const tariff = incoming();
  const { id } = await createdTariff(tariff);
  for (const change of [{}, { name: `Renamed ${randomUUID()}` }]) {
    const call = tariffCall('edit', { tariffId: id, tariff: { ...tariff, ...change } });
    expect((await effectsOf(database, call)).answer.errors).toBeUndefined();
    expect(await database('tariffs').where({ id }).first('name')).toEqual({ name: tariff.name, ...change });
  }
});

test('the type stays, and the name of another tariff of the type is taken', async () => {
  const tariff = incoming();
  const { id } = await createdTariff(tariff);
  const other = await createdTariff(incoming());
  const refusal = (tariffId: string, changed: object) =>
    refusedEffects(database, tariffCall('edit', { tariffId, tariff: changed }));
  const monthly = { ...tariff, type: 'monthly_maintenance_charge' };
  expect(await refusal(id, monthly)).toEqual(refused('tariff_type_fixed', 'type'));
  expect(await refusal(other.id, tariff)).toEqual(refused('tariff_name_taken', 'name'));
  expect(await refusal(id, { ...tariff, name: '' })).toEqual(refused('invalid_input', 'name'));
  expect(await refusal(randomUUID(), tariff)).toEqual(refused('tariff_not_found', 'tariffId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const tariff = incoming();
  const { id } = await createdTariff(tariff);
  const { answer, rows } = await effectsOf(database, tariffCall('edit', { tariffId: id, tariff }, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
