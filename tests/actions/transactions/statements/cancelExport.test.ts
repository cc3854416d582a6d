import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { storedExport } from '../../../support/statementExports';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => database('exports').whereIn('state', ['waiting', 'running']).update({ state: 'cancelled' }));
afterAll(() => database.destroy());

const call = (exportId: string, username = 'maker') => ({
  username,
  query: `mutation ($exportId: uuid!) { cancelExport(exportId: $exportId) { id } }`,
  variables: { exportId },
});
const rowOf = (id: string) => database('exports').where({ id }).first();

test.each(['waiting', 'running'] as const)(
  'one that is %s is cancelled, and its run loses the lease',
  async (state) => {
    const id = await storedExport(database, { state, lease_until: new Date(Date.now() + 60_000) });
    const { answer, ...effects } = await effectsOf(database, call(id));
    expect(answer.data).toEqual({ cancelExport: { id } });
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', lease_until: null });
  },
);

test('one that has failed stays so', async () => {
  const state = 'failed';
  const id = await storedExport(database, { state, problem: 'The file could not be written.' });
  expect((await effectsOf(database, call(id))).answer.errors).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ state });
});

test('an absent export and one of another user are refused', async () => {
  const id = await storedExport(database);
  for (const [exportId, username] of [
    [randomUUID(), 'maker'],
    [id, 'viewer'],
    [id, 'borealis'],
  ] as const) {
    expect(await refusedEffects(database, call(exportId, username))).toEqual(refused('export_not_found', 'exportId'));
  }
  expect((await rowOf(id))?.state).not.toBe('cancelled');
});
