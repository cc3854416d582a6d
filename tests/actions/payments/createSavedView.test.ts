import type { Knex } from 'knex';
import { maxSavedViews } from '../../../domain/savedView';
import { refused, refusedEffects } from '../../support/effects';
import { as, refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const save = `mutation ($list: String! = "payments", $name: String!, $filters: [SavedFilterInput!]!) {
  createSavedView(list: $list, name: $name, filters: $filters) { id }
}`;
const views = `query { saved_views(order_by: [{ name: asc }]) { id list name filters } }`;

interface View {
  readonly id: string;
  readonly name: string;
  readonly filters: object;
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => database('saved_views').where({ user_id: 'viewer' }).delete());
afterAll(() => database.destroy());

const failed = [{ name: 'status', value: 'failed' }];
const saveAs = (user: string, name: string, filters: object[] = failed) =>
  as<{ createSavedView: { id: string } }>(user, save, { name, filters });
const viewsOf = async (user: string) => (await as<{ saved_views: View[] }>(user, views, {})).data?.saved_views;

test('filters are kept under a name, for their user alone', async () => {
  const { data } = await saveAs('viewer', 'Failed');
  const own = { id: data?.createSavedView.id, list: 'payments', name: 'Failed', filters: { status: 'failed' } };
  expect(await viewsOf('viewer')).toEqual([own]);
  expect((await viewsOf('maker'))?.map(({ name }) => name)).toEqual(['Failed in euros', 'Large']);
  expect(await viewsOf('borealis')).toEqual([]);
});

test('the same name takes the new filters', async () => {
  const first = await saveAs('viewer', 'Mine');
  const second = await saveAs('viewer', 'Mine', [{ name: 'currency', value: 'EUR' }]);
  expect(second.data).toEqual(first.data);
  expect(await viewsOf('viewer')).toMatchObject([{ filters: { currency: 'EUR' } }]);
});

test('there are at most thirty; a name that is in use still takes new filters', async () => {
  const rows = Array.from({ length: maxSavedViews - 1 }, (_, index) => ({
    user_id: 'viewer',
    list: 'payments',
    name: `View ${index}`,
    filters: '{}',
  }));
  await database('saved_views').insert(rows);
  expect((await saveAs('viewer', 'The last')).errors).toBeUndefined();
  expect(refusalOf(await saveAs('viewer', 'One more'))).toEqual({ code: 'invalid_input', field: 'name' });
  expect((await saveAs('viewer', 'The last')).errors).toBeUndefined();
  expect(await viewsOf('viewer')).toHaveLength(maxSavedViews);
});

test.each([
  ['no name', { name: '' }, 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ['no filters', { filters: [] }, 'filters'],
  ['an odd filter', { filters: [{ name: '__proto__', value: 'x' }] }, 'filters[0].name'],
  ['another list', { list: 'users' }, 'list'],
])('%s is refused', async (_what, change, field) => {
  const call = { username: 'viewer', query: save, variables: { name: 'Mine', filters: failed, ...change } };
  expect(await refusedEffects(database, call)).toEqual(refused('invalid_input', field));
  expect(await viewsOf('viewer')).toEqual([]);
});
