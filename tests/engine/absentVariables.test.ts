import { asAdmin, startEngine, type RunningEngine } from './support/fixture';

/* Hasura's experimental feature no_null_unbound_variable_default: what a request leaves out counts as not written. */

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ dropsAbsentVariables: true });
});
afterAll(() => running.stop());

const filtered = 'query ($name: String) { tenants(where: {name: {_eq: $name}}, order_by: {id: asc}) { id } }';
const ids = async (query: string, variables: unknown = {}) =>
  ((await running.post(query, asAdmin(), variables)).data?.tenants as { id: number }[] | undefined)?.map(
    ({ id }) => id,
  );

it('leaves out a comparison, and makes it when the variable comes', async () => {
  expect(await ids(filtered)).toEqual([1, 2]);
  expect(await ids(filtered, { name: 'Aldgate' })).toEqual([1]);
  expect(await ids(filtered)).toEqual([1, 2]);
});

it('is no null that is written', async () => {
  expect((await running.post(filtered, asAdmin(), { name: null })).errors).toHaveLength(1);
});

it('leaves out a variable inside a fragment, and keeps one with a default', async () => {
  const fragment = 'fragment found on query_root { tenants(where: {name: {_eq: $name}, id: {_gt: $least}}) { id } }';
  expect(await ids(`query ($name: String, $least: Int = 1) { ...found } ${fragment}`)).toEqual([2]);
});

it('is off without being asked for', async () => {
  const usual = await startEngine();
  expect((await usual.post(filtered)).errors?.[0]?.message).toBe("unexpected null value for type 'String'");
  await usual.stop();
});
