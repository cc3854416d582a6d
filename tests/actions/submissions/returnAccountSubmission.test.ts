import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  callSubmission,
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

const call = (id: string, message = 'Add the owners.', username = 'superadmin') =>
  submissionCall('giveBack', { id, message }, username);

test('a review is answered with notes, and the request is a draft again', async () => {
  const id = await started('maker');
  await callSubmission('send', { id, formData: form(), review: true }, 'maker');
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, call(id));
  expect(effects).toEqual({ rows: ['update new_account_submissions'], activity: ['A020'], provider: [] });
  expect(answer.data?.result).toEqual({ id, status: 'draft' });
  expect(await rowOf(id)).toMatchObject({
    status_code: 'draft',
    par_responses: [{ userId: 'superadmin', notes: 'Add the owners.' }],
  });
  expect(await saidOf('superadmin')).toBe('Pre-application review answered: Stack Nordics AB');
});

test.each([
  ['for_provider', null],
  ['sent_to_provider', 'sent_to_provider'],
])('a submitted request is rejected with the reason; what is %s is then %s', async (before, after) => {
  const id = await submitted();
  await database('new_account_submissions')
    .where({ id })
    .update({ status_sub_code: before as never });
  const { answer } = await effectsOf<SubmissionAnswer>(database, call(id, 'Owners unknown.'));
  expect(answer.data?.result.status).toBe('rejected');
  expect(await rowOf(id)).toMatchObject({
    status_message: 'Owners unknown.',
    par_responses: [],
    status_sub_code: after,
  });
  expect(await saidOf('superadmin')).toBe('Rejected: Stack Nordics AB');
});

test.each([
  ['a draft', 'Add the owners.', 'submission_not_editable', 'submissionId'],
  ['an empty message', ' ', 'invalid_input', 'message'],
])('%s is refused', async (_what, message, code, field) => {
  const id = await started();
  expect(await refusedEffects(database, call(id, message))).toEqual(refused(code, field));
});

test('an absent request is refused, and nobody but the house answers', async () => {
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('submission_not_found', 'submissionId'));
  const id = await submitted();
  const { answer, rows } = await effectsOf(database, call(id, 'No.', 'newaccounts'));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
