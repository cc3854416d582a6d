import { randomUUID } from 'node:crypto';
import { maxSubmissionDocuments } from '../../../../domain/submissions/documents';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { addCall, documentsOf, uploaded } from '../../../support/submissionFiles';
import {
  foreignRequests,
  removeRequests,
  started,
  submitted,
  type SubmissionAnswer,
} from '../../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await database.destroy();
});

test('adds what was uploaded, and says so', async () => {
  const id = await started();
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, addCall(id, await uploaded(id)));
  expect(answer.data?.result).toEqual({ id, status: 'draft' });
  expect(effects).toEqual({
    rows: ['insert submission_documents', 'update new_account_submissions'],
    activity: ['A020'],
    provider: [],
  });
  expect(await documentsOf(database, id)).toMatchObject([
    { kind: 'ownership_structure_diagram', filename: 'owners.pdf', filesize: '16', uploaded_by: 'newaccounts' },
  ]);
  const said = await database('activity').where({ details: 'Document added: owners.pdf', userId: 'newaccounts' });
  expect(said).not.toEqual([]);
});

test.each<[string, object, string, string]>([
  ['a document that was not uploaded', { documentId: randomUUID() }, 'document_not_found', 'documentId'],
  ['a name of another type', { filename: 'owners.png' }, 'invalid_input', 'filetype'],
  ['another size', { filesize: 99 }, 'document_not_accepted', 'documentId'],
  ['an unknown kind', { kind: 'passport' }, 'invalid_input', 'kind'],
])('%s is refused', async (_what, change, code, field) => {
  const id = await started();
  expect(await refusedEffects(database, addCall(id, await uploaded(id), change))).toEqual(refused(code, field));
  expect(await documentsOf(database, id)).toEqual([]);
});

test('one document too many is refused', async () => {
  const id = await started();
  const row = { kind: 'other' as const, filename: 'a.pdf', filetype: 'application/pdf', filesize: '1' };
  await database('submission_documents').insert(
    Array.from({ length: maxSubmissionDocuments - 1 }, (_, index) => ({
      ...row,
      submission_id: id,
      s3Key: `submissions/${id}/${index}`,
      uploaded_by: 'newaccounts',
    })),
  );
  expect((await effectsOf(database, addCall(id, await uploaded(id)))).answer.errors).toBeUndefined();
  const effects = await refusedEffects(database, addCall(id, await uploaded(id)));
  expect(effects).toEqual(refused('invalid_input', 'documentId'));
});

test('a request that was submitted takes none', async () => {
  const id = await submitted();
  const effects = await refusedEffects(database, addCall(id, randomUUID()));
  expect(effects).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('requests of others and absent ones are refused in the same words', async () => {
  for (const [username, id] of foreignRequests(await started('maker'))) {
    const effects = await refusedEffects(database, addCall(id, randomUUID(), {}, username));
    expect(effects).toEqual(refused('submission_not_found', 'submissionId'));
  }
});
