import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { control, stackDatabase } from '../../../support/stack';
import {
  beneficiaryUploads,
  newIban,
  problemsOf,
  rowsOf,
  uploadedBeneficiaries,
} from '../../../support/beneficiaryUploads';
import type { UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const iban = newIban();
const call = (uploadId: string, changes: object = {}, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query: beneficiaryUploads.correct,
  variables: { uploadId, rowNumber: 1, field: 'iban', value: iban, ...changes },
});

test('replaces one text, and the row is checked again', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Check Two', iban: 'DE00' });
  expect(await problemsOf(database, id)).toEqual([['iban']]);
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(id));
  expect(answer.data?.upload).toMatchObject({ validRows: 1, refusedRows: 0 });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  const [row] = await rowsOf(database, id);
  expect(row?.content).toMatchObject({ iban, name: 'Check Two' });
  await effectsOf(database, call(id, { field: 'name', value: ' ' }));
  expect(await problemsOf(database, id)).toEqual([['name']]);
});

test('refuses a field and a row that do not exist, and an upload that was confirmed', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Confirmed' });
  expect(await refusedEffects(database, call(id, { field: 'account_id' }))).toEqual(refused('invalid_input', 'field'));
  expect(await refusedEffects(database, call(id, { rowNumber: 2 }))).toEqual(refused('upload_not_found', 'rowNumber'));
  await as('maker', beneficiaryUploads.confirm, { uploadId: id });
  expect(await refusedEffects(database, call(id))).toEqual(refused('upload_already_confirmed', 'uploadId'));
});

test('refuses a role without the right to create beneficiaries', async () => {
  const effects = await refusedEffects(database, call(randomUUID(), {}, 'viewer'));
  expect(effects).toEqual(refused('role_may_not_create_beneficiaries', 'accountId'));
});

test.each([
  ['another user of the account', 'treasurer', tradingAccount],
  ['its user on another account', 'maker', accountId('aldgate-payroll')],
])('refuses an upload to %s, and an absent one in the same words', async (_who, username, selected) => {
  const { id } = await uploadedBeneficiaries({ name: 'Own' });
  for (const uploadId of [id, randomUUID()]) {
    const effects = await refusedEffects(database, call(uploadId, {}, username, selected));
    expect(effects).toEqual(refused('upload_not_found', 'uploadId'));
  }
  expect(await database('uploads').where({ id }).pluck('state')).toEqual(['checked']);
});
