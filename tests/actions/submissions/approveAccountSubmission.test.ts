import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { removeRequests, started, type SubmissionAnswer, submissionCall, submitted } from '../../support/submissions';

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

const call = (id: string, username = 'superadmin') => submissionCall('approve', { id }, username);

test('a submitted request is approved, and said so', async () => {
  const id = await submitted();
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, call(id));
  expect(effects).toEqual({ rows: ['update new_account_submissions'], activity: ['A020'], provider: [] });
  expect(answer.data?.result).toEqual({ id, status: 'approved' });
  expect(await rowOf(id)).toMatchObject({ status_code: 'approved', status_message: null });
  expect(await saidOf('superadmin')).toBe('Approved: Stack Nordics AB');
  expect(await refusedEffects(database, call(id))).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('a draft and an absent request are refused', async () => {
  expect(await refusedEffects(database, call(await started()))).toEqual(
    refused('submission_not_editable', 'submissionId'),
  );
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('submission_not_found', 'submissionId'));
});

test('nobody but the house approves', async () => {
  const id = await submitted();
  const { answer, rows } = await effectsOf(database, call(id, 'newaccounts'));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
