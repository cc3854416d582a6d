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

interface Answer {
  readonly getExportFile: { readonly url: string; readonly expiresAt: string };
}

const call = (exportId: string, username = 'maker') => ({
  username,
  query: `query ($exportId: uuid!) { getExportFile(exportId: $exportId) { url expiresAt } }`,
  variables: { exportId },
});

const hour = 3_600_000;
const written = (change: object = {}) =>
  storedExport(database, {
    state: 'done',
    s3Key: `exports/${randomUUID()}`,
    filename: 'Statement.csv',
    expires_at: new Date(Date.now() + hour),
    ...change,
  });

test('gives its user an address of the file, for five minutes', async () => {
  const { answer, ...effects } = await effectsOf<Answer>(database, call(await written()));
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  const { url, expiresAt } = answer.data!.getExportFile;
  expect(decodeURIComponent(url)).toContain('Statement.csv');
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
});

test.each([
  ['a file that is not written yet', { state: 'running', s3Key: null, filename: null, expires_at: null }],
  ['a file whose time is over', { expires_at: new Date(Date.now() - 1000) }],
  ['a file without a name', { filename: null }],
])('%s is refused', async (_what, change) => {
  const effects = await refusedEffects(database, call(await written(change)));
  expect(effects).toEqual(refused('export_without_file', 'exportId'));
});

test('an absent export and one of another user are refused', async () => {
  const id = await written();
  for (const [exportId, username] of [
    [randomUUID(), 'maker'],
    [id, 'viewer'],
    [id, 'borealis'],
  ] as const) {
    expect(await refusedEffects(database, call(exportId, username))).toEqual(refused('export_not_found', 'exportId'));
  }
});
