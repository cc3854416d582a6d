import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { graphql, stackDatabase } from '../../support/stack';
import { createdTariff, incoming, removeTariffs } from '../../support/tariffs';

const query = `mutation ($id: uuid!, $set: TariffRowChange!) {
  saved: update_tariffs_by_pk(pk_columns: { id: $id }, _set: $set) { id name type amount details }
}`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeTariffs(database);
  await database.destroy();
});

const call = (id: string, set: object, username = 'superadmin', role = 'admin') => ({
  username,
  role,
  query,
  variables: { id, set },
});

test('a column that is left out stays', async () => {
  const { id } = await createdTariff(incoming({ name: `Kept ${randomUUID()}` }));
  const before = await database('tariffs').where({ id }).first();
  const effects = await effectsOf(database, call(id, { amount: '7' }));
  expect(effects).toMatchObject({ rows: ['update tariffs'], activity: ['A030'], provider: [] });
  expect(await database('tariffs').where({ id }).first()).toEqual({
    ...before,
    amount: '7.00',
    updatedAt: expect.any(Date),
  });
});

test('a column that another change is writing at the same time stays as that change writes it', async () => {
  const { id } = await createdTariff(incoming());
  const name = `Renamed ${randomUUID()}`;
  const writing = await database.transaction();
  await writing('tariffs').where({ id }).update({ name });
  const saved = graphql('superadmin', query, { id, set: { amount: '8' } }, { 'x-hasura-role': 'admin' });
  const waiting = () => database('pg_locks').where({ granted: false }).pluck('pid');
  await eventually(waiting, (pids) => pids.length > 0);
  await writing.commit();
  expect((await saved).errors).toBeUndefined();
  expect(await database('tariffs').where({ id }).first('name', 'amount')).toEqual({ name, amount: '8.00' });
});

test('an unknown tariff and a wrong amount are refused', async () => {
  const { id } = await createdTariff(incoming());
  expect(await refusedEffects(database, call(randomUUID(), { amount: '7' }))).toEqual(
    refused('tariff_not_found', 'id'),
  );
  expect(await refusedEffects(database, call(id, { amount: '7.123' }))).toEqual(refused('invalid_input', 'amount'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { id } = await createdTariff(incoming());
  const { answer, rows } = await effectsOf(database, call(id, { amount: '7' }, username, 'user'));
  expect(answer.errors?.[0]?.message).toContain('update_tariffs_by_pk');
  expect(rows).toEqual([]);
});
