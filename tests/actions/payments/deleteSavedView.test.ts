import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

let database: Knex;
let id: string;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(async () => {
  id = randomUUID();
  await database('saved_views').insert({ id, user_id: 'viewer', list: 'payments', name: 'Mine', filters: '{}' });
});
afterEach(() => database('saved_views').where({ user_id: 'viewer' }).delete());
afterAll(() => database.destroy());

const call = (username: string, view: string) => ({
  username,
  query: `mutation ($id: uuid!) { deleteSavedView(id: $id) { id } }`,
  variables: { id: view },
});
const views = () => database('saved_views').where({ user_id: 'viewer' }).pluck('id');

test('a view is deleted by its user, once', async () => {
  const { answer, ...effects } = await effectsOf(database, call('viewer', id));
  expect(answer.data).toEqual({ deleteSavedView: { id } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await views()).toEqual([]);
  expect(await refusedEffects(database, call('viewer', id))).toEqual(refused('saved_view_not_found', 'id'));
});

test('nobody else deletes it, and an absent one is refused', async () => {
  for (const [username, view] of [
    ['maker', id],
    ['viewer', randomUUID()],
  ] as const) {
    expect(await refusedEffects(database, call(username, view))).toEqual(refused('saved_view_not_found', 'id'));
  }
  expect(await views()).toEqual([id]);
});
