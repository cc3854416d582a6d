import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { packed, type UploadAnswer } from '../../../support/uploads';
import {
  correctUserUploadRow,
  problemsOf,
  uploadedUsers,
  userFile,
  userLine,
  validateUserUpload,
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

test('rows are checked field by field; one that is corrected can be created', async () => {
  const known = newUsername();
  const upload = await uploadedUsers([
    userLine(newUsername()),
    userLine('maker', { email: 'no address' }),
    userLine(known.toUpperCase(), { organisation: 'Borealis Imports' }),
    userLine(known),
  ]);
  expect(upload).toMatchObject({ state: 'checked', validRows: 1, refusedRows: 3 });
  expect(await problemsOf(database, upload.id)).toEqual([[], ['email', 'username'], ['organisation'], ['username']]);
  const variables = { uploadId: upload.id, rowNumber: 3, field: 'organisation', value: '' };
  expect((await as<UploadAnswer>('orgadmin', correctUserUploadRow, variables)).data?.upload).toMatchObject({
    validRows: 2,
  });
});

test('stores the rows for the selected account, and creates nobody', async () => {
  await uploadedUsers([userLine(newUsername())]);
  const id = newUsername();
  const call = { username: 'orgadmin', query: validateUserUpload, variables: userFile([userLine(id)]) };
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call);
  expect(effects).toEqual({ rows: ['insert uploads', 'update uploads'], activity: [], provider: [] });
  expect(await database('uploads').where({ id: answer.data!.upload.id })).toMatchObject([
    {
      kind: 'users',
      account_id: tradingAccount,
      user_id: 'orgadmin',
      filename: 'users.csv',
      format: 'csv',
      state: 'checked',
    },
  ]);
  expect(await database('users').where({ id })).toEqual([]);
});

test.each([
  ['users who administer nothing', 'maker', tradingAccount, 'super_admins_only', undefined],
  ['another organisation’s account', 'orgadmin', accountId('borealis-imports'), 'account_not_found', 'accountId'],
])('refuses %s', async (_what, username, selected, code, field) => {
  const call = { username, selected, query: validateUserUpload, variables: userFile([userLine(newUsername())]) };
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('refuses a file without the headings of users', async () => {
  const variables = { filename: 'a.csv', content: packed('Name\nUna') };
  const call = { username: 'orgadmin', query: validateUserUpload, variables };
  expect((await refusedEffects(database, call)).code).toBe('file_refused');
});
