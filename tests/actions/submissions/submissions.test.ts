import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { as, refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const aldgate = demoId('organisation aldgate');
const form = (change: Record<string, unknown> = {}) => ({
  accountName: 'Stack Nordics AB',
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '1000.00',
  paymentVolumePerAnnum: 10,
  paymentValuePerAnnum: '900',
  forexVolumePerAnnum: 2,
  forexValuePerAnnum: '100',
  forexRationale: 'Invoices in euros',
  currenciesTraded: ['SEK', 'EUR'],
  typicalPaymentDestinations: ['SE', 'DE'],
  sourceOfFunds: 'Trading income',
  paymentAuthorisationRules: [{ threshold: 1000, numberRequired: 1 }],
  ...change,
});
const answered = '{ id status }';
const create = `mutation ($organisationId: uuid!, $formData: AccountSubmissionInput!) {
  result: createAccountSubmission(organisationId: $organisationId, formData: $formData) ${answered} }`;
const update = `mutation ($id: uuid!, $formData: AccountSubmissionInput!) {
  result: updateAccountSubmission(submissionId: $id, formData: $formData) ${answered} }`;
const remove = `mutation ($id: uuid!) { result: deleteAccountSubmission(submissionId: $id) ${answered} }`;
const send = `mutation ($id: uuid!, $formData: AccountSubmissionInput!, $review: Boolean!, $notes: String) {
  result: sendNewAccountSubmission(formData: $formData, submissionId: $id, requestPreApplicationReview: $review, requestNotes: $notes)
  ${answered} }`;
const giveBack = `mutation ($id: uuid!, $message: String!) { result: returnAccountSubmission(submissionId: $id, message: $message) ${answered} }`;
const approve = `mutation ($id: uuid!) { result: approveAccountSubmission(submissionId: $id) ${answered} }`;

interface Answer {
  readonly result: { readonly id: string; readonly status: string };
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await database('new_account_submissions').where('account_name', 'like', 'Stack %').delete();
  await database.destroy();
});

const call = (username: string, query: string, variables: Record<string, unknown>) =>
  as<Answer>(username, query, variables);
const house = (query: string, variables: Record<string, unknown>) =>
  graphql<Answer>('superadmin', query, variables, { 'x-hasura-role': 'admin' });
const rowOf = (id: string) => database('new_account_submissions').where({ id }).first();
const started = async (username = 'maker', change: Record<string, unknown> = {}) =>
  (await call(username, create, { organisationId: aldgate, formData: form(change) })).data!.result.id;
const detailsOf = async (userId: string) =>
  (await database('activity').where({ eventCode: 'A020', userId }).orderBy('createdAt', 'desc').first())?.details;

test('a draft is kept with a name alone, changed, and deleted', async () => {
  const { data } = await call('maker', create, { organisationId: aldgate, formData: { accountName: 'Stack Draft' } });
  const { id } = data!.result;
  expect(await rowOf(id)).toMatchObject({
    status_code: 'draft',
    created_by: 'maker',
    form_data: { accountName: 'Stack Draft' },
  });
  expect((await call('maker', update, { id, formData: form() })).data?.result).toEqual({ id, status: 'draft' });
  expect(await rowOf(id)).toMatchObject({
    account_name: 'Stack Nordics AB',
    funding_value_per_annum: '1000.00',
    currencies_traded: ['SEK', 'EUR'],
    payment_authorisation_rules: [{ threshold: 1000, numberRequired: 1 }],
  });
  expect(await detailsOf('maker')).toBe('Draft changed: Stack Nordics AB');
  expect((await call('maker', remove, { id })).errors).toBeUndefined();
  expect(await rowOf(id)).toBeUndefined();
  expect(refusalOf(await call('maker', remove, { id })).code).toBe('submission_not_found');
});

test('a review is asked for with notes, answered with notes, and the request is submitted and approved', async () => {
  const id = await started();
  const variables = { id, formData: form(), review: true, notes: 'Is this enough?' };
  expect((await call('maker', send, variables)).data?.result.status).toBe('review_requested');
  expect(await rowOf(id)).toMatchObject({ par_requests: [{ userId: 'maker', notes: 'Is this enough?' }] });
  expect(refusalOf(await call('maker', update, { id, formData: form() })).code).toBe('submission_not_editable');
  expect((await house(giveBack, { id, message: 'Add the owners.' })).data?.result.status).toBe('draft');
  expect(await rowOf(id)).toMatchObject({ par_responses: [{ userId: 'superadmin', notes: 'Add the owners.' }] });
  const submitted = await call('newaccounts', send, { id, formData: form(), review: false });
  expect(submitted.data?.result.status).toBe('submitted');
  expect(await rowOf(id)).toMatchObject({ submitted_by: 'newaccounts', status_sub_code: null });
  expect((await house(approve, { id })).data?.result.status).toBe('approved');
  expect(refusalOf(await call('newaccounts', send, { id, formData: form(), review: false })).code).toBe(
    'submission_not_editable',
  );
  expect(await detailsOf('superadmin')).toBe('Approved: Stack Nordics AB');
});

test('a submitted request is rejected with a reason, changed and submitted again', async () => {
  const id = await started('newaccounts');
  await call('newaccounts', send, { id, formData: form(), review: false });
  expect((await house(giveBack, { id, message: 'Owners unknown.' })).data?.result.status).toBe('rejected');
  expect(await rowOf(id)).toMatchObject({ status_message: 'Owners unknown.', par_responses: [] });
  expect((await call('newaccounts', update, { id, formData: form() })).data?.result.status).toBe('draft');
  expect((await call('newaccounts', send, { id, formData: form(), review: false })).data?.result.status).toBe(
    'submitted',
  );
});

test('a request for the provider is marked where the settings say so', async () => {
  await database('settings').update({ send_new_account_requests_to_provider: true });
  try {
    const id = await started('newaccounts');
    await call('newaccounts', send, { id, formData: form(), review: false });
    expect(await rowOf(id)).toMatchObject({ status_code: 'submitted', status_sub_code: 'for_provider' });
  } finally {
    await database('settings').update({ send_new_account_requests_to_provider: false });
  }
});

test('the designation is kept and demanded only where its flag is on', async () => {
  const id = await started('newaccounts', { designatedAccountType: 'escrow' });
  expect(await rowOf(id)).toMatchObject({ form_data: { designatedAccountType: null } });
  await database('settings').update({ designatedAccountType: true });
  try {
    const refused = await call('newaccounts', send, { id, formData: form(), review: false });
    expect(refusalOf(refused)).toEqual({ code: 'invalid_input', field: 'formData.designatedAccountType' });
    await call('newaccounts', send, { id, formData: form({ designatedAccountType: 'escrow' }), review: false });
    expect(await rowOf(id)).toMatchObject({ form_data: { designatedAccountType: 'escrow' }, status_code: 'submitted' });
  } finally {
    await database('settings').update({ designatedAccountType: false });
  }
});

describe('refused', () => {
  test('submitting what lacks an answer, or without the permission for new accounts', async () => {
    const id = await started();
    const incomplete = form({ sourceOfFunds: '' });
    expect(refusalOf(await call('maker', send, { id, formData: incomplete, review: false }))).toEqual({
      code: 'invalid_input',
      field: 'formData.sourceOfFunds',
    });
    expect(refusalOf(await call('maker', send, { id, formData: form(), review: false })).code).toBe(
      'role_may_not_submit_accounts',
    );
    expect(await rowOf(id)).toMatchObject({ status_code: 'draft', submitted_at: null });
  });

  test('a colleague’s draft, another organisation’s and an absent one, in the same words', async () => {
    const id = await started();
    for (const [username, submissionId] of [
      ['viewer', id],
      ['borealisadmin', id],
      ['maker', randomUUID()],
    ] as const) {
      const answers = [
        await call(username, update, { id: submissionId, formData: form() }),
        await call(username, remove, { id: submissionId }),
        await call(username, send, { id: submissionId, formData: form(), review: true }),
      ];
      expect(answers.map((answer) => refusalOf(answer))).toEqual(
        answers.map(() => ({ code: 'submission_not_found', field: 'submissionId' })),
      );
    }
  });

  test('an organisation that the caller does not belong to', async () => {
    const answer = await call('borealis', create, { organisationId: aldgate, formData: form() });
    expect(refusalOf(answer)).toEqual({ code: 'organisation_not_found', field: 'organisationId' });
  });

  test('answering or approving as anybody but the house', async () => {
    const id = await started();
    for (const [query, variables] of [
      [giveBack, { id, message: 'No' }],
      [approve, { id }],
    ] as const) {
      expect((await call('newaccounts', query, variables)).errors).toBeDefined();
    }
    expect(refusalOf(await house(approve, { id })).code).toBe('submission_not_editable');
    expect(refusalOf(await house(giveBack, { id, message: ' ' })).code).toBe('invalid_input');
  });

  test('more than twenty drafts, however many are asked for at once', async () => {
    const row = { organisation_id: aldgate, created_by: 'viewer', account_name: 'Stack Many' };
    await database('new_account_submissions').insert(Array.from({ length: 18 }, () => row));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('viewer', create, { organisationId: aldgate, formData: form() })),
    );
    expect(answers.map((answer) => refusalOf(answer).code).filter(Boolean)).toEqual(['invalid_input', 'invalid_input']);
  });
});

test('who opens accounts for the organisation reads all of its requests, an applicant their own', async () => {
  const id = await started();
  const read = `query ($id: uuid!) { new_account_submissions(where: { id: { _eq: $id } }) { id } }`;
  const found = async (username: string, role: string) =>
    (await graphql<{ new_account_submissions: unknown[] }>(username, read, { id }, { 'x-hasura-role': role })).data
      ?.new_account_submissions.length;
  expect(await found('maker', 'user')).toBe(1);
  expect(await found('viewer', 'user')).toBe(0);
  expect(await found('newaccounts', 'org_admin')).toBe(1);
  expect(await found('borealisadmin', 'org_admin')).toBe(0);
});
