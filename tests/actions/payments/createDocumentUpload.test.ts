import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { addressFor, described, pdf, put, upload } from '../../support/documents';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (document: object, username = 'maker') => ({
  username,
  query: upload,
  variables: { ...described(pdf('x')), ...document },
});

test('answers an address for five minutes, and stores nothing', async () => {
  const { answer, ...effects } = await effectsOf<{ createDocumentUpload: { expiresAt: string } }>(database, call({}));
  const { expiresAt } = answer.data!.createDocumentUpload;
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4);
  expect(minutes).toBeLessThanOrEqual(5.1);
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('an address takes one document of the type and size that were asked for, and no other', async () => {
  const { url } = await addressFor(described(pdf('right')));
  expect((await put(url, pdf('longer than asked'))).status).toBe(403);
  expect((await put(url, pdf('right'), 'image/png')).status).toBe(403);
  expect(
    (
      await put(
        url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        pdf('right'),
      )
    ).status,
  ).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  expect((await put(url.replace(/uploads\/[0-9a-f-]+/, `uploads/${randomUUID()}`), pdf('right'))).status).toBe(403);
  expect((await put(url, pdf('right'))).status).toBe(200);
});

test.each([
  ['another kind of file', { filename: 'run.exe', filetype: 'application/x-msdownload' }, 'filetype'],
  ['a name of another kind', { filename: 'run.exe' }, 'filetype'],
  ['a file above 10 MB', { filesize: 10 * 1024 * 1024 + 1 }, 'filesize'],
  ['an empty file', { filesize: 0 }, 'filesize'],
  ['a name of two lines', { filename: 'in\nvoice.pdf' }, 'filename'],
])('refuses %s', async (_what, change, field) => {
  expect(await refusedEffects(database, call(change))).toEqual(refused('invalid_input', field));
});

test.each([
  ['viewer', 'role_may_not_create_payments'],
  ['borealis', 'account_not_found'],
])('refuses %s', async (username, code) => {
  expect(await refusedEffects(database, call({}, username))).toEqual(refused(code, 'accountId'));
});
