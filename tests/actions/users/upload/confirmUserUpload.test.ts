import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { graphql, stackDatabase } from '../../../support/stack';
import type { UploadAnswer } from '../../../support/uploads';
import {
  confirmUserUpload,
  getUserUpload,
  problemsOf,
  uploadedUsers,
  userFile,
  userLine,
  validateUserUpload,
} from '../../../support/userUploads';
import { aldgate, borealis, deleteTestUsers, newUsername, poolUser } from '../../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

test('confirming creates each user once, here and at the identity provider; a name that was taken since is not', async () => {
  const [first, second] = [newUsername(), newUsername()];
  const { id } = await uploadedUsers([userLine(first), userLine(second)]);
  await database('users').insert({ id: second, first_name: 'Taken' });
  const answers = await Promise.all(
    [1, 2].map(() => as<UploadAnswer>('orgadmin', confirmUserUpload, { uploadId: id })),
  );
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const answer = await as<UploadAnswer>('orgadmin', getUserUpload, { uploadId: id });
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 1, failedRows: 1 });
  expect(await database('users_organisations').where({ user_id: first }).pluck('org_id')).toEqual([aldgate]);
  expect(await poolUser(database, first)).toMatchObject({ attributes: { phone_number: '+447700901234' } });
  expect(await database('identity_operations').where({ user_id: first })).toMatchObject([
    { kind: 'create', state: 'done' },
  ]);
  expect(await database('activity').where({ details: first, eventCode: 'A025', userId: 'orgadmin' })).toHaveLength(1);
  expect([await poolUser(database, second), await problemsOf(database, id)]).toEqual([undefined, [[], ['username']]]);
});

test('a super admin uploads users of any organisation by its name', async () => {
  const id = newUsername();
  const { name } = (await database('organisations').where({ id: borealis }).first('name'))!;
  const file = userFile([userLine(id, { organisation: name.toUpperCase() })]);
  const headers = { 'x-hasura-role': 'admin', 'x-account-id': tradingAccount };
  const ask = async (query: string, variables: object) =>
    (await graphql<UploadAnswer>('superadmin', query, { ...variables }, headers)).data!.upload;
  const { id: uploadId } = await ask(validateUserUpload, file);
  expect(await ask(confirmUserUpload, { uploadId })).toMatchObject({ state: 'done', createdRows: 1 });
  expect(await database('users_organisations').where({ user_id: id }).pluck('org_id')).toEqual([borealis]);
});

test('what it leaves', async () => {
  const id = newUsername();
  const { id: uploadId } = await uploadedUsers([userLine(id), userLine('maker')]);
  const call = { username: 'orgadmin', query: confirmUserUpload, variables: { uploadId } };
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call);
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 1, refusedRows: 1, failedRows: 0 });
  expect(effects).toEqual({
    rows: [
      'insert identity_operations',
      'insert users',
      'insert users_organisations',
      'update identity_operations',
      'update uploads',
    ],
    activity: ['A025'],
    provider: [],
  });
  const again = await effectsOf<UploadAnswer>(database, call);
  expect(again).toMatchObject({ answer: { data: { upload: { createdRows: 1 } } }, activity: [] });
});

test('refuses a user who lost the right to create users after the upload', async () => {
  const id = newUsername();
  const { id: uploadId } = await uploadedUsers([userLine(id)]);
  const link = () => database('users_organisations').where({ user_id: 'orgadmin', org_id: aldgate });
  await link().update({ can_user_admin_org: false });
  try {
    const call = { username: 'orgadmin', query: confirmUserUpload, variables: { uploadId } };
    expect((await refusedEffects(database, call)).code).toBe('super_admins_only');
  } finally {
    await link().update({ can_user_admin_org: true });
  }
  expect(await database('users').where({ id })).toEqual([]);
});

test.each([
  ['another administrator', 'borealisadmin', accountId('borealis-imports')],
  ['a super admin', 'superadmin', tradingAccount],
])('refuses %s the upload of another user, and an absent one', async (_who, username, selected) => {
  const { id } = await uploadedUsers([userLine(newUsername())]);
  for (const uploadId of [id, randomUUID()]) {
    const call = { username, selected, query: confirmUserUpload, variables: { uploadId } };
    expect(await refusedEffects(database, call)).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
