import type { Knex } from 'knex';
import { graphql, stackDatabase } from '../../support/stack';
import { callSubmission, form, removeRequests, started } from '../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await database.destroy();
});

test('a review is asked for, answered, and the request is submitted and approved', async () => {
  const id = await started('maker');
  const statuses = [
    await callSubmission('send', { id, formData: form(), review: true, notes: 'Is this enough?' }, 'maker'),
    await callSubmission('giveBack', { id, message: 'Add the owners.' }, 'superadmin'),
    await callSubmission('send', { id, formData: form(), review: false }),
    await callSubmission('giveBack', { id, message: 'Owners unknown.' }, 'superadmin'),
    await callSubmission('update', { id, formData: form() }),
    await callSubmission('send', { id, formData: form(), review: false }),
    await callSubmission('approve', { id }, 'superadmin'),
  ].map(({ data }) => data?.result.status);
  expect(statuses).toEqual(['review_requested', 'draft', 'submitted', 'rejected', 'draft', 'submitted', 'approved']);
});

test('who opens accounts for the organisation reads all of its requests, an applicant their own', async () => {
  const id = await started('maker');
  const read = `query ($id: uuid!) { new_account_submissions(where: { id: { _eq: $id } }) { id } }`;
  const found = async (username: string, role: string) =>
    (await graphql<{ new_account_submissions: unknown[] }>(username, read, { id }, { 'x-hasura-role': role })).data
      ?.new_account_submissions.length;
  expect(await found('maker', 'user')).toBe(1);
  expect(await found('viewer', 'user')).toBe(0);
  expect(await found('newaccounts', 'org_admin')).toBe(1);
  expect(await found('borealisadmin', 'org_admin')).toBe(0);
});
