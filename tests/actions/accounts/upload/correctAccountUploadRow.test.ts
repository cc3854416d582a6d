import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { deleteTestAccounts } from '../../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { graphql, stackDatabase } from '../../../support/stack';
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

const call = (uploadId: string, changes: object = {}, username = 'superadmin') => ({
  username,
  role: 'admin',
  query: accountUploads.correct,
  variables: { uploadId, rowNumber: 1, field: 'name', value: 'Stack Named', ...changes },
});
const rowsOf = (id: string) => database('upload_rows').where({ upload_id: id }).orderBy('row_number');
const faultsOf = async (id: string) =>
  (await rowsOf(id)).map(({ problems }) =>
    (problems as { field: string; isWarning?: boolean }[]).flatMap((one) => (one.isWarning ? [] : one.field)),
  );
const named = () => `Stack ${randomUUID()}`;

test('replaces one text, and the row is checked again', async () => {
  const { id } = await uploadedAccounts([',,GB']);
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(id, { value: ' Stack Named ' }));
  expect(answer.data?.upload).toMatchObject({ validRows: 1, refusedRows: 0 });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  const [row] = await rowsOf(id);
  expect(row?.content).toMatchObject({ name: 'Stack Named', country: 'GB' });
  await effectsOf(database, call(id, { field: 'country', value: 'ZZ' }));
  expect(await faultsOf(id)).toEqual([['country']]);
});

test('refuses a field and a row that do not exist, and an upload that was confirmed', async () => {
  const { id } = await uploadedAccounts([`${named()},,GB`]);
  expect(await refusedEffects(database, call(id, { field: 'org_id' }))).toEqual(refused('invalid_input', 'field'));
  expect(await refusedEffects(database, call(id, { rowNumber: 2 }))).toEqual(refused('upload_not_found', 'rowNumber'));
  await graphql('superadmin', accountUploads.confirm, { uploadId: id }, { 'x-hasura-role': 'admin' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('upload_already_confirmed', 'uploadId'));
});

test('refuses the upload of another super admin, and an absent one', async () => {
  const { id } = await uploadedAccounts([`${named()},,GB`]);
  for (const [uploadId, username] of [
    [id, 'superadmin2'],
    [randomUUID(), 'superadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(uploadId, {}, username));
    expect(effects).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
