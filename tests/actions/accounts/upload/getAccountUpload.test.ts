import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { deleteTestAccounts } from '../../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
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
  query: accountUploads.read,
  variables: { uploadId },
});
const named = () => `Stack ${randomUUID()}`;

test('tells how far an upload is, and changes nothing', async () => {
  const made = await uploadedAccounts([`${named()},,GB`, ',,GB']);
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(made.id));
  expect(answer.data?.upload).toEqual(made);
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
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
