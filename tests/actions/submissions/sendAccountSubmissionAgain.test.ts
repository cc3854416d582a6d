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

const call = (id: string, username = 'superadmin') => submissionCall('again', { id }, username);

/** A submitted request that stands so with the provider. */
async function standing(
  status_sub_code: 'for_provider' | 'provider_refused' | 'sent_to_provider' | null,
): Promise<string> {
  const id = await submitted();
  await database('new_account_submissions').where({ id }).update({ status_sub_code });
  return id;
}

test('a request that the provider refused waits for its sending again, and that is said', async () => {
  const id = await standing('provider_refused');
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, call(id));
  expect(answer.data?.result).toEqual({ id, status: 'submitted' });
  expect(effects).toEqual({
    rows: ['insert account_request_deliveries', 'update new_account_submissions'],
    activity: ['A020'],
    provider: [],
  });
  expect(await rowOf(id)).toMatchObject({ status_sub_code: 'for_provider' });
  expect(await saidOf('superadmin')).toBe('Sent to the provider again: Stack Nordics AB');
});

test.each(['for_provider', 'sent_to_provider', null] as const)('one that is %s is not sent again', async (sub) => {
  const id = await standing(sub);
  expect(await refusedEffects(database, call(id))).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('an absent request is refused, and nobody but the house sends one again', async () => {
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('submission_not_found', 'submissionId'));
  const { answer, rows } = await effectsOf(database, call(await started(), 'newaccounts'));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
