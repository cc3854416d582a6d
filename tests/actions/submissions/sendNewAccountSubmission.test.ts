import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  callSubmission,
  foreignRequests,
  form,
  removeRequests,
  started,
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

const call = (id: string, changes: Record<string, unknown> = {}, username = 'newaccounts') =>
  submissionCall('send', { id, formData: form(), review: false, ...changes }, username);

test('a review is asked for with notes, by an applicant, before everything is answered', async () => {
  const id = await started('maker');
  const asked = { formData: form({ sourceOfFunds: '' }), review: true, notes: 'Is this enough?' };
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, call(id, asked, 'maker'));
  expect(effects).toEqual({ rows: ['update new_account_submissions'], activity: ['A020'], provider: [] });
  expect(answer.data?.result).toEqual({ id, status: 'review_requested' });
  expect(await rowOf(id)).toMatchObject({
    status_code: 'review_requested',
    source_of_funds: null,
    par_requests: [{ userId: 'maker', notes: 'Is this enough?' }],
  });
  expect(await saidOf('maker')).toBe('Pre-application review requested: Stack Nordics AB');
});

test('an administrator for new accounts submits a request, with the form as it is now', async () => {
  const id = await started('maker');
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(
    database,
    call(id, { formData: form({ forexRationale: 'Wages' }) }),
  );
  expect(effects).toEqual({ rows: ['update new_account_submissions'], activity: ['A020'], provider: [] });
  expect(answer.data?.result).toEqual({ id, status: 'submitted' });
  const row = await rowOf(id);
  expect(row).toMatchObject({ submitted_by: 'newaccounts', status_sub_code: null, forex_rationale: 'Wages' });
  expect(row?.submitted_at).toBeInstanceOf(Date);
  expect(await saidOf('newaccounts')).toBe('Submitted: Stack Nordics AB');
  expect(await refusedEffects(database, call(id))).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('a request for the provider is marked, and waits for its sending, where the settings say so', async () => {
  await database('settings').update({ send_new_account_requests_to_provider: true });
  try {
    const id = await started();
    await callSubmission('send', { id, formData: form(), review: false });
    expect(await rowOf(id)).toMatchObject({ status_code: 'submitted', status_sub_code: 'for_provider' });
    expect(await database('account_request_deliveries').where({ submission_id: id })).toHaveLength(1);
  } finally {
    await database('settings').update({ send_new_account_requests_to_provider: false });
  }
});

test('the designation and the diagram of the ownership are demanded only where their flags are on', async () => {
  const id = await started();
  const flags = { designatedAccountType: true, ownershipStructureDiagram: true };
  await database('settings').update(flags);
  try {
    expect(await refusedEffects(database, call(id))).toEqual(
      refused('invalid_input', 'formData.designatedAccountType'),
    );
    const designated = { formData: form({ designatedAccountType: 'escrow' }) };
    expect(await refusedEffects(database, call(id, designated))).toEqual(refused('invalid_input', 'documents'));
  } finally {
    await database('settings').update({ designatedAccountType: false, ownershipStructureDiagram: false });
  }
  expect((await callSubmission('send', { id, formData: form(), review: false })).data?.result.status).toBe('submitted');
});

test.each([
  [
    'a request that lacks an answer',
    { formData: form({ sourceOfFunds: '' }) },
    'newaccounts',
    'invalid_input',
    'formData.sourceOfFunds',
  ],
  ['notes without end', { review: true, notes: 'x'.repeat(2001) }, 'newaccounts', 'invalid_input', 'requestNotes'],
  ['one who may not open accounts', {}, 'maker', 'role_may_not_submit_accounts', 'submissionId'],
])('%s is refused', async (_what, changes, username, code, field) => {
  const id = await started('maker');
  expect(await refusedEffects(database, call(id, changes, username))).toEqual(refused(code, field));
  expect(await rowOf(id)).toMatchObject({ status_code: 'draft', submitted_at: null });
});

test('a colleague’s draft, another organisation’s and an absent one are refused in the same words', async () => {
  for (const [username, id] of foreignRequests(await started('maker'))) {
    const effects = await refusedEffects(database, call(id, { review: true }, username));
    expect(effects).toEqual(refused('submission_not_found', 'submissionId'));
  }
});
