import type { Knex } from 'knex';
import { effectsOf } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

const call = { username: 'maker', query: 'mutation { result: revokeApiKey { id } }', variables: {} };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

test('ends the caller’s key and no other, and does nothing where there is none', async () => {
  await database('api_keys').where({ user_id: 'maker' }).update({ revokedAt: new Date() });
  const [key] = await database('api_keys')
    .insert({ user_id: 'maker', name: 'API access', createdById: 'maker' })
    .returning('id');
  const hash = `sha256:${'a1'.repeat(32)}`;
  await database('vault.api_key_hashes').insert({ api_key_id: key!.id, hash });
  const { answer, ...effects } = await effectsOf(database, call);
  expect(answer.data).toEqual({ result: { id: key!.id } });
  expect(effects).toEqual({ rows: ['update api_keys'], activity: ['A026'], provider: [] });
  const inForce = await database('api_keys').where({ revokedAt: null }).pluck('user_id');
  expect(inForce).not.toContain('maker');
  expect(inForce).toContain('treasurer');
  expect(await database('vault.api_key_hashes').where({ hash })).toEqual([]);
  const again = await effectsOf(database, call);
  expect(again).toMatchObject({ answer: { data: { result: { id: null } } }, rows: [], activity: [], provider: [] });
});
