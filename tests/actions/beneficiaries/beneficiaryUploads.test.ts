import type { Knex } from 'knex';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';
import { packed, summary, type UploadAnswer } from '../../support/uploads';

const validate = `mutation ($filename: String!, $content: String!) {
  upload: validateBeneficiaryUpload(filename: $filename, content: $content) ${summary}
}`;
const correct = `mutation ($uploadId: uuid!, $rowNumber: Int!, $field: String!, $value: String!) {
  upload: correctBeneficiaryUploadRow(uploadId: $uploadId, rowNumber: $rowNumber, field: $field, value: $value) ${summary}
}`;
const confirm = `mutation ($uploadId: uuid!) { upload: confirmBeneficiaryUpload(uploadId: $uploadId) ${summary} }`;
const read = `query ($uploadId: uuid!) { upload: getBeneficiaryUpload(uploadId: $uploadId) ${summary} }`;

const headings =
  'Name,Entity type,Company name,Address,City,Postcode,Country,Bank country,Account holder,IBAN,BIC,Currency,Reference,Payment types';
interface Row {
  readonly name: string;
  readonly country?: string;
  readonly iban?: string;
  readonly types?: string;
}
const line = ({ name, country = 'DE', iban = 'DE75512108001245126199', types = 'regular' }: Row) =>
  `${name},company,${name},Wall 1,Berlin,10115,${country},DE,${name},${iban},SOGEDEFFXXX,EUR,,${types}`;
const file = (...rows: readonly Row[]) => [headings, ...rows.map(line)].join('\n');
const upload = (text: string, username = 'maker') =>
  as<UploadAnswer>(username, validate, { filename: 'payees.csv', content: packed(text) });
const uploaded = async (...rows: readonly Row[]) => (await upload(file(...rows))).data!.upload;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await database.destroy();
});

const rowsOf = (uploadId: string) => database('upload_rows').where({ upload_id: uploadId }).orderBy('row_number');
const problemsOf = async (uploadId: string) =>
  (await rowsOf(uploadId)).map((row) => (row.problems as { field: string }[]).map(({ field }) => field));

test('rows are checked field by field; a row that is corrected can be created', async () => {
  const { id } = await uploaded(
    { name: 'Check One' },
    { name: 'Check Two', iban: 'DE00' },
    { name: 'Check Three', country: 'KP', iban: 'DE89370400440532013000' },
    { name: '', types: 'cheque' },
  );
  expect(await problemsOf(id)).toEqual([
    [],
    ['iban'],
    ['country', 'iban'],
    ['name', 'bankAccountHolderName', 'paymentTypes', 'iban'],
  ]);
  const variables = { uploadId: id, rowNumber: 2, field: 'iban', value: 'DE27100777770209299700' };
  expect((await as<UploadAnswer>('maker', correct, variables)).data?.upload).toMatchObject({ validRows: 2 });
});

test('confirming creates each row once, as a beneficiary that the sender makes payable', async () => {
  const { id } = await uploaded({ name: 'Bulk One' }, { name: 'Bulk Two', iban: 'DE27100777770209299700' });
  const answers = await Promise.all([1, 2].map(() => as<UploadAnswer>('maker', confirm, { uploadId: id })));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const answer = await as<UploadAnswer>('maker', read, { uploadId: id });
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 2, failedRows: 0 });
  const created = (await rowsOf(id)).map((row) => row.entity_id!);
  expect(await database('activity').whereIn('beneficiaryId', created).where({ eventCode: 'A004' })).toHaveLength(2);
  await runSchedule('send-intents');
  const stored = await database('beneficiaries').whereIn('id', created);
  expect(stored.map((one) => [one.account_id, one.createdById, one.tcc_beneficiary_id !== null])).toEqual(
    Array(2).fill([tradingAccount, 'maker', true]),
  );
});

test('while the provider cannot be reached the rows wait for the next run', async () => {
  const { id } = await uploaded({ name: 'Waiting One' });
  await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/validate', fault: 'offline' }] });
  const { data } = await as<UploadAnswer>('maker', confirm, { uploadId: id });
  expect(data?.upload).toMatchObject({ state: 'running', validRows: 1, failedRows: 0 });
  await control('faults', { seed: 1, rules: [] });
  await runSchedule('run-uploads');
  expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['created']);
});

test('what the provider rejects fails with the field, and stops no other row', async () => {
  const { id } = await uploaded({ name: 'Rejected', types: 'priority' }, { name: 'Accepted' });
  await database('upload_rows')
    .where({ upload_id: id, row_number: 1 })
    .update({ content: database.raw(`content || '{"bicSwift": "AAAAAAAA"}'`) });
  await as('maker', confirm, { uploadId: id });
  const [failed, created] = await rowsOf(id);
  expect([failed?.state, created?.state]).toEqual(['failed', 'created']);
  expect((failed?.problems as { field: string }[])[0]?.field).toBe('bicSwift');
});

test('a role without the right to create beneficiaries uploads nothing, and an upload is of its user', async () => {
  expect(refusalOf(await upload(file({ name: 'X' }), 'viewer')).code).toBe('role_may_not_create_beneficiaries');
  expect(refusalOf(await upload('Colour\nred')).code).toBe('file_refused');
  const { id } = await uploaded({ name: 'Own' });
  const notFound = { code: 'upload_not_found', field: 'uploadId' };
  expect(refusalOf(await as('approver', read, { uploadId: id }))).toEqual(notFound);
  const asPayments = `query ($uploadId: uuid!) { upload: getPaymentUpload(uploadId: $uploadId) ${summary} }`;
  expect(refusalOf(await as('maker', asPayments, { uploadId: id }))).toEqual(notFound);
});
