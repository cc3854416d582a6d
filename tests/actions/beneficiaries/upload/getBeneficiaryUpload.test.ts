import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { control, stackDatabase } from '../../../support/stack';
import { beneficiaryUploads, uploadedBeneficiaries } from '../../../support/beneficiaryUploads';
import { summary, type UploadAnswer } from '../../../support/uploads';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (uploadId: string, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query: beneficiaryUploads.read,
  variables: { uploadId },
});

test('tells how far an upload is, and changes nothing', async () => {
  const made = await uploadedBeneficiaries({ name: 'Read' }, { name: '' });
  const { answer, ...effects } = await effectsOf<UploadAnswer>(database, call(made.id));
  expect(answer.data?.upload).toEqual(made);
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('an upload of beneficiaries is none of payments', async () => {
  const { id } = await uploadedBeneficiaries({ name: 'Own' });
  const query = `query ($uploadId: uuid!) { upload: getPaymentUpload(uploadId: $uploadId) ${summary} }`;
  const effects = await refusedEffects(database, { ...call(id), query });
  expect(effects).toEqual(refused('upload_not_found', 'uploadId'));
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
