import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';
import { packed, summary, type UploadAnswer } from '../../support/uploads';
import { aldgate, borealis, deleteTestUsers, newUsername, poolUser } from '../../support/users';

const validate = `mutation ($filename: String!, $content: String!) {
  upload: validateUserUpload(filename: $filename, content: $content) ${summary}
}`;
const correct = `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
  upload: correctUserUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
}`;
const confirm = `mutation ($uploadId: uuid!) { upload: confirmUserUpload(uploadId: $uploadId) ${summary} }`;
const read = `query ($uploadId: uuid!) { upload: getUserUpload(uploadId: $uploadId) ${summary} }`;

const headings = 'Username,First name,Last name,Email,Phone,Date of birth,Organisation';
const line = (username: string, change: { email?: string; organisation?: string } = {}) =>
  [
    username,
    'Una',
    'Uploaded',
    change.email ?? `${username}@demo.invalid`,
    '+44 7700 901234',
    '1990-02-03',
    change.organisation ?? '',
  ].join(',');
const upload = (lines: readonly string[], username = 'orgadmin', selected = tradingAccount) =>
  as<UploadAnswer>(
    username,
    validate,
    { filename: 'users.csv', content: packed([headings, ...lines].join('\n')) },
    selected,
  );

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const problemsOf = async (uploadId: string) =>
  (await database('upload_rows').where({ upload_id: uploadId }).orderBy('row_number')).map((row) =>
    (row.problems as { field: string }[]).map(({ field }) => field),
  );

test('rows are checked field by field; one that is corrected can be created', async () => {
  const known = newUsername();
  const { data } = await upload([
    line(newUsername()),
    line('maker', { email: 'no address' }),
    line(known.toUpperCase(), { organisation: 'Borealis Imports' }),
    line(known),
  ]);
  const { id } = data!.upload;
  expect(data!.upload).toMatchObject({ state: 'checked', validRows: 1, refusedRows: 3 });
  expect(await problemsOf(id)).toEqual([[], ['email', 'username'], ['organisation'], ['username']]);
  const variables = { uploadId: id, rowNumber: 3, field: 'organisation', value: '' };
  expect((await as<UploadAnswer>('orgadmin', correct, variables)).data?.upload).toMatchObject({ validRows: 2 });
});

test('confirming creates each user once, here and at the identity provider; a name that was taken since is not', async () => {
  const [first, second] = [newUsername(), newUsername()];
  const { data } = await upload([line(first), line(second)]);
  const { id } = data!.upload;
  await database('users').insert({ id: second, first_name: 'Taken' });
  const answers = await Promise.all([1, 2].map(() => as<UploadAnswer>('orgadmin', confirm, { uploadId: id })));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const answer = await as<UploadAnswer>('orgadmin', read, { uploadId: id });
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 1, failedRows: 1 });
  expect(await database('users_organisations').where({ user_id: first }).pluck('org_id')).toEqual([aldgate]);
  expect(await poolUser(database, first)).toMatchObject({ attributes: { phone_number: '+447700901234' } });
  expect(await database('identity_operations').where({ user_id: first })).toMatchObject([
    { kind: 'create', state: 'done' },
  ]);
  expect(await database('activity').where({ details: first, eventCode: 'A025', userId: 'orgadmin' })).toHaveLength(1);
  expect([await poolUser(database, second), await problemsOf(id)]).toEqual([undefined, [[], ['username']]]);
});

test('a super admin uploads users of any organisation by its name', async () => {
  const id = newUsername();
  const { name } = (await database('organisations').where({ id: borealis }).first('name'))!;
  const content = packed([headings, line(id, { organisation: name.toUpperCase() })].join('\n'));
  const headers = { 'x-hasura-role': 'admin', 'x-account-id': tradingAccount };
  const ask = async (query: string, variables: object) =>
    (await graphql<UploadAnswer>('superadmin', query, { ...variables }, headers)).data!.upload;
  const { id: uploadId } = await ask(validate, { filename: 'users.csv', content });
  expect(await ask(confirm, { uploadId })).toMatchObject({ state: 'done', createdRows: 1 });
  expect(await database('users_organisations').where({ user_id: id }).pluck('org_id')).toEqual([borealis]);
});

test('refused: users who administer nothing, and accounts of organisations that the caller does not administer', async () => {
  expect(refusalOf(await upload([line(newUsername())], 'maker')).code).toBe('super_admins_only');
  const foreign = accountId('borealis-imports');
  expect(refusalOf(await upload([line(newUsername())], 'orgadmin', foreign)).code).toBe('account_not_found');
  expect(refusalOf(await as('orgadmin', validate, { filename: 'a.csv', content: packed('Name\nUna') })).code).toBe(
    'file_refused',
  );
});
