import { randomUUID } from 'node:crypto';
import { demoSubmissionDocument } from '../../../../seeds/demo/writeWork';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { added, documentsOf } from '../../../support/submissionFiles';
import { foreignRequests, removeRequests, started } from '../../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await database.destroy();
});

const call = (submissionId: string, id: string, username = 'newaccounts') => ({
  username,
  query: `mutation ($submissionId: uuid!, $id: uuid!) {
    result: deleteSubmissionDocument(submissionId: $submissionId, submissionDocumentId: $id) { id status } }`,
  variables: { submissionId, id },
});

test('removes a document, and says so', async () => {
  const id = await started();
  const { answer, ...effects } = await effectsOf(database, call(id, await added(database, id)));
  expect(answer.data).toEqual({ result: { id, status: 'draft' } });
  expect(effects).toEqual({
    rows: ['delete submission_documents', 'update new_account_submissions'],
    activity: ['A020'],
    provider: [],
  });
  expect(await documentsOf(database, id)).toEqual([]);
  const said = await database('activity').where({ details: 'Document removed: owners.pdf', userId: 'newaccounts' });
  expect(said).not.toEqual([]);
});

test('a document of another request and an absent one are refused', async () => {
  const [id, other] = [await started(), await started()];
  for (const document of [await added(database, other), randomUUID()]) {
    const effects = await refusedEffects(database, call(id, document));
    expect(effects).toEqual(refused('document_not_found', 'submissionDocumentId'));
  }
  expect(await documentsOf(database, other)).toHaveLength(1);
});

test('a request that was submitted gives none away', async () => {
  const { id, submission_id } = demoSubmissionDocument;
  const effects = await refusedEffects(database, call(submission_id, id));
  expect(effects).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('requests of others and absent ones are refused in the same words', async () => {
  for (const [username, id] of foreignRequests(await started('maker'))) {
    const effects = await refusedEffects(database, call(id, randomUUID(), username));
    expect(effects).toEqual(refused('submission_not_found', 'submissionId'));
  }
});
