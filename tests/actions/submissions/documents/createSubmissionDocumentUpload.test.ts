import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { pdf, uploadCall } from '../../../support/submissionFiles';
import { foreignRequests, removeRequests, started, submitted } from '../../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await database.destroy();
});

test('gives an address that takes the file that was described, and stores nothing yet', async () => {
  const id = await started();
  const { answer, ...effects } = await effectsOf<{ result: { url: string } }>(database, uploadCall(id));
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  const { url } = answer.data!.result;
  const put = (type: string) =>
    fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(pdf) });
  expect((await put('image/png')).ok).toBe(false);
  expect((await put('application/pdf')).ok).toBe(true);
});

test.each([
  ['a name of another type', { filename: 'owners.png' }, 'filetype'],
  ['a type that is not taken', { filename: 'a.exe', filetype: 'application/x-msdownload' }, 'filetype'],
  ['a file of nothing', { filesize: 0 }, 'filesize'],
])('%s is refused', async (_what, change, field) => {
  expect(await refusedEffects(database, uploadCall(await started(), change))).toEqual(refused('invalid_input', field));
});

test('a request that was submitted takes none', async () => {
  const effects = await refusedEffects(database, uploadCall(await submitted()));
  expect(effects).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('requests of others and absent ones are refused in the same words', async () => {
  for (const [username, id] of foreignRequests(await started('maker'))) {
    const effects = await refusedEffects(database, uploadCall(id, {}, username));
    expect(effects).toEqual(refused('submission_not_found', 'submissionId'));
  }
});
