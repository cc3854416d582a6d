import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import type { UploadAnswer } from '../../../support/uploads';
import { getUserUpload, uploadedUsers, userLine } from '../../../support/userUploads';
import { deleteTestUsers, newUsername } from '../../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

test('tells how far an upload is, and changes nothing', async () => {
  const made = await uploadedUsers([userLine(newUsername()), userLine('maker')]);
  const call = { username: 'orgadmin', query: getUserUpload, variables: { uploadId: made.id } };
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call);
  expect(answer.data?.upload).toEqual(made);
  expect(answer.data?.upload).toMatchObject({ state: 'checked', validRows: 1, refusedRows: 1, createdRows: 0 });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['another administrator', 'borealisadmin', accountId('borealis-imports')],
  ['a super admin', 'superadmin', tradingAccount],
])('refuses %s the upload of another user, and an absent one', async (_who, username, selected) => {
  const { id } = await uploadedUsers([userLine(newUsername())]);
  for (const uploadId of [id, randomUUID()]) {
    const call = { username, selected, query: getUserUpload, variables: { uploadId } };
    expect(await refusedEffects(database, call)).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
