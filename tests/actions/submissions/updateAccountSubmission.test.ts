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
  submitted,
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

const call = (id: string, username = 'newaccounts', change: Record<string, unknown> = {}) =>
  submissionCall('update', { id, formData: form(change) }, username);

test('replaces the form of a draft, and says so', async () => {
  const id = await started('maker', { sourceOfFunds: 'Savings' });
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, call(id, 'maker'));
  expect(effects).toEqual({ rows: ['update new_account_submissions'], activity: ['A020'], provider: [] });
  expect(answer.data?.result).toEqual({ id, status: 'draft' });
  expect(await rowOf(id)).toMatchObject({
    source_of_funds: 'Trading income',
    form_data: { sourceOfFunds: 'Trading income' },
  });
  expect(await saidOf('maker')).toBe('Draft changed: Stack Nordics AB');
});

test('a request that was rejected becomes a draft again', async () => {
  const id = await submitted();
  await callSubmission('giveBack', { id, message: 'Owners unknown.' }, 'superadmin');
  await database('new_account_submissions').where({ id }).update({ status_sub_code: 'provider_refused' });
  expect((await effectsOf<SubmissionAnswer>(database, call(id))).answer.data?.result.status).toBe('draft');
  expect(await rowOf(id)).toMatchObject({ status_code: 'draft', status_sub_code: null });
});

test('one that waits for a decision is not changed', async () => {
  const id = await submitted();
  expect(await refusedEffects(database, call(id))).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('a colleague’s draft, another organisation’s and an absent one are refused in the same words', async () => {
  for (const [username, id] of foreignRequests(await started('maker'))) {
    const effects = await refusedEffects(database, call(id, username));
    expect(effects).toEqual(refused('submission_not_found', 'submissionId'));
  }
});
