import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../../seeds/demo/demoId';
import { borealisAtProvider, deleteTestAccounts } from '../../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { aldgate } from '../../../support/users';
import { packed, type UploadAnswer } from '../../../support/uploads';
import { accountFile, accountUploads, uploadedAccounts } from '../../../support/accountUploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const call = (file: object, username = 'superadmin') => ({
  username,
  role: 'admin',
  query: accountUploads.validate,
  variables: { orgId: aldgate, ...file },
});
const rowsOf = (id: string) => database('upload_rows').where({ upload_id: id }).orderBy('row_number');
const faultsOf = async (id: string) =>
  (await rowsOf(id)).map(({ problems }) =>
    (problems as { field: string; isWarning?: boolean }[]).flatMap((one) => (one.isWarning ? [] : one.field)),
  );
const named = () => `Stack ${randomUUID()}`;

test('checks row by row and field by field; no account is created', async () => {
  const name = named();
  const lines = [`${name},,GB`, ',,GB', `${named()},${borealisAtProvider},ZZ`, `${named()},${randomUUID()},`];
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(accountFile(lines)));
  expect(effects.activity).toEqual([]);
  const { id } = answer.data!.upload;
  expect(answer.data!.upload).toMatchObject({ state: 'checked', validRows: 1, refusedRows: 3 });
  expect(await faultsOf(id)).toEqual([[], ['name'], ['country', 'providerId'], ['providerId']]);
  expect(await database('uploads').where({ id })).toMatchObject([
    { kind: 'accounts', org_id: aldgate, user_id: 'superadmin', filename: 'accounts.csv', format: 'csv' },
  ]);
  expect(await database('accounts').where({ name })).toEqual([]);
});

test('a provider id that an earlier row has is refused', async () => {
  const known = demoId('provider account borealis-imports');
  const { id } = await uploadedAccounts([`${named()},${known},GB`, `${named()},${known},GB`]);
  const [, second] = await rowsOf(id);
  expect((second!.problems as { text: string }[]).map(({ text }) => text)).toContain('Row 1 has the same provider id.');
});

test('refuses an unknown organisation, and a file of something else', async () => {
  const absent = { orgId: randomUUID(), ...accountFile(['A,,']) };
  expect(await refusedEffects(database, call(absent))).toEqual(refused('organisation_not_found', 'orgId'));
  const other = { filename: 'a.csv', content: packed('Username\nuna') };
  expect((await refusedEffects(database, call(other))).code).toBe('file_refused');
});
