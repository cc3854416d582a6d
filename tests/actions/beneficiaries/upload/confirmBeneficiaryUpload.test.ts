import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { control, runSchedule, stackDatabase } from '../../../support/stack';
import { beneficiaryUploads, rowsOf, uploadedBeneficiaries } from '../../../support/beneficiaryUploads';
import type { UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (uploadId: string, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query: beneficiaryUploads.confirm,
  variables: { uploadId },
});

test('confirming creates each row once, as a beneficiary that the sender makes payable', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Bulk One' }, { name: 'Bulk Two' });
  const answers = await Promise.all(
    [1, 2].map(() => as<UploadAnswer>('maker', beneficiaryUploads.confirm, { uploadId: id })),
  );
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const answer = await as<UploadAnswer>('maker', beneficiaryUploads.read, { uploadId: id });
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 2, failedRows: 0 });
  const created = (await rowsOf(database, id)).map((row) => row.entity_id!);
  expect(await database('activity').whereIn('beneficiaryId', created).where({ eventCode: 'A004' })).toHaveLength(2);
  await runSchedule('send-intents');
  const stored = await database('beneficiaries').whereIn('id', created);
  expect(stored.map((one) => [one.account_id, one.createdById, one.tcc_beneficiary_id !== null])).toEqual(
    Array(2).fill([tradingAccount, 'maker', true]),
  );
});

test('while the provider cannot be reached the rows wait for the next run', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Waiting One' });
  await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/validate', fault: 'offline' }] });
  const { data } = await as<UploadAnswer>('maker', beneficiaryUploads.confirm, { uploadId: id });
  expect(data?.upload).toMatchObject({ state: 'running', validRows: 1, failedRows: 0 });
  await control('faults', { seed: 1, rules: [] });
  await runSchedule('run-uploads');
  expect((await rowsOf(database, id)).map(({ state }) => state)).toEqual(['created']);
});

test('what the provider rejects fails with the field, and stops no other row', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Rejected', types: 'priority' }, { name: 'Accepted' });
  await database('upload_rows')
    .where({ upload_id: id, row_number: 1 })
    .update({ content: database.raw(`content || '{"bicSwift": "AAAAAAAA"}'`) });
  await as('maker', beneficiaryUploads.confirm, { uploadId: id });
  const [failed, created] = await rowsOf(database, id);
  expect([failed?.state, created?.state]).toEqual(['failed', 'created']);
  expect((failed?.problems as { field: string }[])[0]?.field).toBe('bicSwift');
});

test('what it leaves', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Left' });
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(id));
  expect(answer.data?.upload).toMatchObject({ state: 'done', createdRows: 1 });
  expect(effects.activity).toEqual(['A004']);
  const again = await effectsOf<UploadAnswer>(database, call(id));
  expect(again).toMatchObject({ answer: { data: { upload: { createdRows: 1 } } }, rows: [], activity: [] });
});

test('refuses a role without the right to create beneficiaries', async () => {
  const effects = await refusedEffects(database, call(randomUUID(), 'viewer'));
  expect(effects).toEqual(refused('role_may_not_create_beneficiaries', 'accountId'));
});

test.each([
  ['another user of the account', 'treasurer', tradingAccount],
  ['its user on another account', 'maker', accountId('aldgate-payroll')],
])('refuses an upload to %s, and an absent one in the same words', async (_who, username, selected) => {
  const { id } = await uploadedBeneficiaries({ name: 'Own' });
  for (const uploadId of [id, randomUUID()]) {
    const effects = await refusedEffects(database, call(uploadId, username, selected));
    expect(effects).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
