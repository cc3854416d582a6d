import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';
import { added, pdf } from '../../../support/submissionFiles';
import { removeRequests, started } from '../../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await database.destroy();
});

const call = (id: string, username: string) => {
  const document = {
    username,
    query: 'query ($id: uuid!) { result: getSubmissionDocument(submissionDocumentId: $id) { url } }',
    variables: { id },
  };
  return username === 'superadmin' ? { ...document, role: 'admin' } : document;
};

test.each(['newaccounts', 'orgadmin', 'superadmin'])(
  '%s, who sees the request, gets an address of it',
  async (username) => {
    const id = await added(database, await started());
    const { answer, ...effects } = await effectsOf<{ result: { url: string } }>(database, call(id, username));
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
    expect(Buffer.from(await (await fetch(answer.data!.result.url)).arrayBuffer())).toEqual(pdf);
  },
);

test('nobody else does, and an absent document is refused in the same words', async () => {
  const id = await added(database, await started());
  for (const [document, username] of [
    [id, 'maker'],
    [id, 'borealis'],
    [randomUUID(), 'newaccounts'],
  ] as const) {
    const effects = await refusedEffects(database, call(document, username));
    expect(effects).toEqual(refused('document_not_found', 'submissionDocumentId'));
  }
});
