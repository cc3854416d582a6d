import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  aldgate,
  callSubmission,
  form,
  removeRequests,
  type SubmissionAnswer,
  submissionCall,
} from '../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await database.destroy();
});

const rowOf = (id: string) => database('new_account_submissions').where({ id }).first();
const saidOf = async (userId: string) =>
  (await database('activity').where({ eventCode: 'A020', userId }).orderBy('createdAt', 'desc').first())?.details;

const call = (username: string, formData: object) =>
  submissionCall('create', { organisationId: aldgate, formData }, username);

test('a draft is kept with a name alone, and said so', async () => {
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(
    database,
    call('maker', { accountName: 'Stack Draft' }),
  );
  expect(effects).toEqual({ rows: ['insert new_account_submissions'], activity: ['A020'], provider: [] });
  expect(await rowOf(answer.data!.result.id)).toMatchObject({
    organisation_id: aldgate,
    status_code: 'draft',
    created_by: 'maker',
    form_data: { accountName: 'Stack Draft' },
    legal_entity: null,
    source_of_wealth: null,
  });
  expect(await saidOf('maker')).toBe('Draft saved: Stack Draft');
});

test('each answer has a column of its own for those who decide', async () => {
  const { data } = await callSubmission('create', { organisationId: aldgate, formData: form() });
  expect(await rowOf(data!.result.id)).toMatchObject({
    account_name: 'Stack Nordics AB',
    legal_entity: 'company',
    funding_volume_per_annum: 12,
    funding_value_per_annum: '1000.00',
    forex_rationale: 'Invoices in euros',
    currencies_traded: ['SEK', 'EUR'],
    typical_payment_destinations: ['SE', 'DE'],
    principal_place_of_business: 'SE',
    source_of_funds: 'Trading income',
    payment_authorisation_rules: [{ threshold: 1000, numberRequired: 1 }],
  });
});

test('the designation is kept only where its flag is on', async () => {
  const begin = async () => {
    const { data } = await callSubmission('create', {
      organisationId: aldgate,
      formData: form({ designatedAccountType: 'escrow' }),
    });
    return rowOf(data!.result.id);
  };
  expect(await begin()).toMatchObject({ form_data: { designatedAccountType: null } });
  await database('settings').update({ designatedAccountType: true });
  try {
    expect(await begin()).toMatchObject({ form_data: { designatedAccountType: 'escrow' } });
  } finally {
    await database('settings').update({ designatedAccountType: false });
  }
});

test('an organisation that the caller does not belong to is refused', async () => {
  const effects = await refusedEffects(database, call('borealis', form()));
  expect(effects).toEqual(refused('organisation_not_found', 'organisationId'));
});

test('a draft without a name is refused', async () => {
  expect(await refusedEffects(database, call('maker', { accountName: '' }))).toMatchObject({
    code: 'invalid_input',
    rows: [],
    activity: [],
  });
});

test('more than twenty drafts are refused, however many are asked for at once', async () => {
  const row = { organisation_id: aldgate, created_by: 'viewer', account_name: 'Stack Many' };
  await database('new_account_submissions').insert(Array.from({ length: 18 }, () => row));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => callSubmission('create', { organisationId: aldgate, formData: form() }, 'viewer')),
  );
  expect(answers.filter(({ errors }) => errors)).toHaveLength(2);
  const effects = await refusedEffects(database, call('viewer', form()));
  expect(effects).toEqual(refused('invalid_input', 'accountName'));
});
