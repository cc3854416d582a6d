import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { control, stackDatabase } from '../../../support/stack';
import {
  beneficiaryFile,
  beneficiaryUploads,
  newIban,
  problemsOf,
  uploadedBeneficiaries,
} from '../../../support/beneficiaryUploads';
import { packed, type UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (file: Record<string, unknown>, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query: beneficiaryUploads.validate,
  variables: file,
});

test('rows are checked field by field; a row that is corrected can be created', async () => {
  const iban = newIban();
  const { id } = await uploadedBeneficiaries(
    { name: 'Check One', iban },
    { name: 'Check Two', iban: 'DE00' },
    { name: 'Check Three', country: 'KP', iban: 'DE89370400440532013000' },
    { name: '', types: 'cheque', iban },
  );
  expect(await problemsOf(database, id)).toEqual([
    [],
    ['iban'],
    ['country', 'iban'],
    ['name', 'bankAccountHolderName', 'paymentTypes', 'iban'],
  ]);
  const variables = { uploadId: id, rowNumber: 2, field: 'iban', value: newIban() };
  expect((await as<UploadAnswer>('maker', beneficiaryUploads.correct, variables)).data?.upload).toMatchObject({
    validRows: 2,
  });
});

test('a row in a currency that is not offered cannot be created', async () => {
  const euros = () => database('currency_settings').where({ currency: 'EUR' });
  await euros().update({ enabled: false });
  try {
    const { id } = await uploadedBeneficiaries({ name: 'Not offered' });
    expect(await problemsOf(database, id)).toEqual([['currency']]);
  } finally {
    await euros().update({ enabled: true });
  }
});

test('what it leaves: the upload and its rows, and an earlier one that is cancelled', async () => {
  const earlier = await uploadedBeneficiaries({ name: 'Earlier' });
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(beneficiaryFile({ name: 'Later' })));
  expect(effects).toEqual({ rows: ['insert uploads', 'update uploads'], activity: [], provider: [] });
  const { id } = answer.data!.upload;
  expect(await database('uploads').where({ id })).toMatchObject([
    { kind: 'beneficiaries', account_id: tradingAccount, user_id: 'maker', filename: 'payees.csv', state: 'checked' },
  ]);
  expect(await database('uploads').where({ id: earlier.id }).pluck('state')).toEqual(['cancelled']);
});

test('refuses a file of something else, and another tenant', async () => {
  const other = { filename: 'payees.csv', content: packed('Colour\nred') };
  expect((await refusedEffects(database, call(other))).code).toBe('file_refused');
  const foreign = await refusedEffects(database, call(beneficiaryFile({ name: 'X' }), 'borealis'));
  expect(foreign).toEqual(refused('account_not_found', 'accountId'));
});

test('refuses a role without the right to create beneficiaries', async () => {
  const effects = await refusedEffects(database, call(beneficiaryFile({ name: 'X' }), 'viewer'));
  expect(effects).toEqual(refused('role_may_not_create_beneficiaries', 'accountId'));
});
