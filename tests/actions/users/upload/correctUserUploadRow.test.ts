import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import type { UploadAnswer } from '../../../support/uploads';
import {
  confirmUserUpload,
  correctUserUploadRow,
  problemsOf,
  uploadedUsers,
  userLine,
} from '../../../support/userUploads';
import { deleteTestUsers, newUsername } from '../../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const correction = (uploadId: string, changes: Record<string, unknown> = {}) => ({
  username: 'orgadmin',
  query: correctUserUploadRow,
  variables: { uploadId, rowNumber: 1, field: 'email', value: 'una@demo.invalid', ...changes },
});

test('replaces one text, and the row is checked again', async () => {
  const username = newUsername();
  const { id } = await uploadedUsers([userLine(username, { email: 'no address' })]);
  expect(await problemsOf(database, id)).toEqual([['email']]);
  const { answer, ...effects } = await effectsOf<UploadAnswer>(
    database,
    correction(id, { value: ' una@demo.invalid ' }),
  );
  expect(answer.data?.upload).toMatchObject({ id, state: 'checked', validRows: 1, refusedRows: 0 });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await problemsOf(database, id)).toEqual([[]]);
  const row = (await database('upload_rows').where({ upload_id: id }).first('content'))!;
  expect(row.content).toMatchObject({ username, email: 'una@demo.invalid' });
});

test('a text that is wrong is kept with its problem', async () => {
  const { id } = await uploadedUsers([userLine(newUsername())]);
  const { answer } = await effectsOf<UploadAnswer>(
    database,
    correction(id, { field: 'organisation', value: 'Borealis' }),
  );
  expect(answer.data?.upload).toMatchObject({ validRows: 0, refusedRows: 1 });
  expect(await problemsOf(database, id)).toEqual([['organisation']]);
});

test('refuses a field and a row that do not exist', async () => {
  const { id } = await uploadedUsers([userLine(newUsername())]);
  expect(await refusedEffects(database, correction(id, { field: 'password' }))).toEqual(
    refused('invalid_input', 'field'),
  );
  expect(await refusedEffects(database, correction(id, { rowNumber: 2 }))).toEqual(
    refused('upload_not_found', 'rowNumber'),
  );
});

test('refuses an upload that was confirmed', async () => {
  const { id } = await uploadedUsers([userLine(newUsername())]);
  await as('orgadmin', confirmUserUpload, { uploadId: id });
  expect(await refusedEffects(database, correction(id))).toEqual(refused('upload_already_confirmed', 'uploadId'));
});

test.each([
  ['another administrator', 'borealisadmin', accountId('borealis-imports')],
  ['a super admin', 'superadmin', tradingAccount],
])('refuses %s the upload of another user, and an absent one', async (_who, username, selected) => {
  const { id } = await uploadedUsers([userLine(newUsername())]);
  for (const uploadId of [id, randomUUID()]) {
    const call = {
      username,
      selected,
      query: correctUserUploadRow,
      variables: { uploadId, rowNumber: 1, field: 'email', value: 'una@demo.invalid' },
    };
    expect(await refusedEffects(database, call)).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
