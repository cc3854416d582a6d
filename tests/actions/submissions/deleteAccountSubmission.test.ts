import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  foreignRequests,
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

const call = (id: string, username = 'newaccounts') => submissionCall('remove', { id }, username);

test('deletes a draft with its documents, and says so', async () => {
  const id = await started();
  const document = { kind: 'other' as const, filename: 'a.pdf', filetype: 'application/pdf', filesize: '1' };
  await database('submission_documents').insert({
    ...document,
    submission_id: id,
    s3Key: `submissions/${id}/a`,
    uploaded_by: 'newaccounts',
  });
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, call(id));
  expect(answer.errors).toBeUndefined();
  expect(effects).toEqual({
    rows: ['delete new_account_submissions', 'delete submission_documents'],
    activity: ['A020'],
    provider: [],
  });
  expect(await rowOf(id)).toBeUndefined();
  expect(await saidOf('newaccounts')).toBe('Draft deleted: Stack Nordics AB');
  expect(await refusedEffects(database, call(id))).toEqual(refused('submission_not_found', 'submissionId'));
});

test('a request that was submitted is kept', async () => {
  const id = await submitted();
  expect(await refusedEffects(database, call(id))).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('a colleague’s draft, another organisation’s and an absent one are refused in the same words', async () => {
  for (const [username, id] of foreignRequests(await started('maker'))) {
    const effects = await refusedEffects(database, call(id, username));
    expect(effects).toEqual(refused('submission_not_found', 'submissionId'));
  }
});
