import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { deleteTestAccounts } from '../../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { aldgate } from '../../../support/users';
import type { UploadAnswer } from '../../../support/uploads';
import { accountUploads, uploadedAccounts } from '../../../support/accountUploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const call = (uploadId: string, username = 'superadmin') => ({
  username,
  role: 'admin',
  query: accountUploads.confirm,
  variables: { uploadId },
});
const rowsOf = (id: string) => database('upload_rows').where({ upload_id: id }).orderBy('row_number');
const named = () => `Stack ${randomUUID()}`;

test('creates the accounts of the rows without errors in the organisation, once', async () => {
  const [one, two] = [named(), named()];
  const { id } = await uploadedAccounts([`${one},,GB`, ',,GB', `${two},,`]);
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(id));
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 2, failedRows: 0, refusedRows: 1 });
  expect(effects.activity.filter((code) => code === 'A035')).toHaveLength(2);
  expect(effects.rows).toContain('insert accounts');
  expect(await database('accounts').whereIn('name', [one, two]).orderByRaw('country nulls last')).toMatchObject([
    { name: one, org_id: aldgate, is_approved: false, country: 'GB', safeguarding_permitted: true },
    { name: two, org_id: aldgate, is_approved: false, country: null },
  ]);
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['created', 'refused', 'created']);
  const again = await effectsOf<UploadAnswer>(database, call(id));
  expect(again).toMatchObject({ answer: { data: { upload: { createdRows: 2 } } }, rows: [], activity: [] });
});

test('refuses a file without a row to create', async () => {
  const { id } = await uploadedAccounts([',,GB']);
  expect(await refusedEffects(database, call(id))).toEqual(refused('upload_without_rows', 'uploadId'));
});

test('refuses the upload of another super admin, and an absent one', async () => {
  const { id } = await uploadedAccounts([`${named()},,GB`]);
  for (const [uploadId, username] of [
    [id, 'superadmin2'],
    [randomUUID(), 'superadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(uploadId, username));
    expect(effects).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
