import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { demoSubmissionDocument } from '../../../seeds/demo/writeWork';
import { as, refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const pdf = Buffer.from('%PDF-1.7 diagram');
const described = { filename: 'owners.pdf', filetype: 'application/pdf', filesize: pdf.length };

const create = `mutation ($organisationId: uuid!, $formData: AccountSubmissionInput!) {
  result: createAccountSubmission(organisationId: $organisationId, formData: $formData) { id } }`;
const upload = `mutation ($submissionId: uuid!, $filename: String!, $filetype: String!, $filesize: Int!) {
  result: createSubmissionDocumentUpload(submissionId: $submissionId, filename: $filename, filetype: $filetype, filesize: $filesize) {
    documentId url } }`;
const add = `mutation ($submissionId: uuid!, $kind: String!, $documentId: uuid!, $filename: String!, $filetype: String!, $filesize: Int!) {
  result: createSubmissionDocument(submissionId: $submissionId, kind: $kind, documentId: $documentId, filename: $filename,
    filetype: $filetype, filesize: $filesize) { id status } }`;
const remove = `mutation ($submissionId: uuid!, $id: uuid!) {
  result: deleteSubmissionDocument(submissionId: $submissionId, submissionDocumentId: $id) { status } }`;
const get = 'query ($id: uuid!) { result: getSubmissionDocument(submissionDocumentId: $id) { url } }';
const send = `mutation ($submissionId: uuid!, $formData: AccountSubmissionInput!) {
  result: sendNewAccountSubmission(formData: $formData, submissionId: $submissionId, requestPreApplicationReview: false) { status } }`;

const form = {
  accountName: 'Documented AB',
  legalEntity: 'company',
  principalPlaceOfBusiness: 'SE',
  fundingVolumePerAnnum: 12,
  fundingValuePerAnnum: '1000',
  paymentVolumePerAnnum: 1,
  paymentValuePerAnnum: '9',
  forexVolumePerAnnum: 0,
  forexValuePerAnnum: '0',
  currenciesTraded: ['SEK'],
  typicalPaymentDestinations: ['SE'],
  sourceOfFunds: 'Trading',
  paymentAuthorisationRules: [],
};

let database: Knex;
beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await database('new_account_submissions').where({ account_name: 'Documented AB' }).delete();
  await database.destroy();
});

const call = <T = { url: string; documentId: string; id: string; status: string }>(
  username: string,
  query: string,
  variables: object,
) => as<{ result: T }>(username, query, { ...variables });

async function started(username = 'newaccounts'): Promise<string> {
  const organisationId = demoId('organisation aldgate');
  return (await call(username, create, { organisationId, formData: form })).data!.result.id;
}

async function uploaded(submissionId: string, content = pdf): Promise<string> {
  const { data } = await call('newaccounts', upload, { submissionId, ...described });
  const { url, documentId } = data!.result;
  await fetch(url, { method: 'PUT', headers: { 'content-type': described.filetype }, body: new Uint8Array(content) });
  return documentId;
}

const attach = (submissionId: string, documentId: string, change: object = {}, username = 'newaccounts') =>
  call(username, add, { submissionId, documentId, kind: 'ownership_structure_diagram', ...described, ...change });
const documentsOf = (submission_id: string) => database('submission_documents').where({ submission_id });

test('a document is uploaded, added, downloaded by those who see the request and by the house, and removed', async () => {
  const id = await started();
  expect((await attach(id, await uploaded(id))).data?.result).toEqual({ id, status: 'draft' });
  const [row] = await documentsOf(id);
  expect(row).toMatchObject({
    kind: 'ownership_structure_diagram',
    filename: 'owners.pdf',
    uploaded_by: 'newaccounts',
  });
  const { data } = await call('orgadmin', get, { id: row!.id });
  expect(Buffer.from(await (await fetch(data!.result.url)).arrayBuffer())).toEqual(pdf);
  const house = await graphql('superadmin', get, { id: row!.id }, { 'x-hasura-role': 'admin' });
  expect(house.errors).toBeUndefined();
  for (const username of ['maker', 'borealis']) {
    expect(refusalOf(await call(username, get, { id: row!.id })).code).toBe('document_not_found');
    expect(refusalOf(await call(username, remove, { submissionId: id, id: row!.id })).code).toBe(
      'submission_not_found',
    );
  }
  expect((await call('newaccounts', remove, { submissionId: id, id: row!.id })).errors).toBeUndefined();
  expect(await documentsOf(id)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a document that was not uploaded', { documentId: randomUUID() }, 'document_not_found'],
  ['a name of another type', { filename: 'owners.png' }, 'invalid_input'],
  ['another size', { filesize: 99 }, 'document_not_accepted'],
  ['an unknown kind', { kind: 'passport' }, 'invalid_input'],
])('%s is refused', async (_what, change, code) => {
  const id = await started();
  expect(refusalOf(await attach(id, await uploaded(id), change)).code).toBe(code);
  expect(await documentsOf(id)).toEqual([]);
});

test('a request that was submitted takes no documents and gives none away', async () => {
  const submissionId = demoSubmissionDocument.submission_id;
  expect(refusalOf(await call('newaccounts', upload, { submissionId, ...described })).code).toBe(
    'submission_not_editable',
  );
  const taken = await call('newaccounts', remove, { submissionId, id: demoSubmissionDocument.id });
  expect(refusalOf(taken).code).toBe('submission_not_editable');
});

test('the diagram of the ownership is wanted where its flag is on, from all but an individual', async () => {
  const before = (await database('settings').first('ownershipStructureDiagram'))!;
  await database('settings').update({ ownershipStructureDiagram: true });
  try {
    const submissionId = await started();
    const refused = await call('newaccounts', send, { submissionId, formData: form });
    expect(refusalOf(refused)).toEqual({ code: 'invalid_input', field: 'documents' });
    await attach(submissionId, await uploaded(submissionId));
    const sent = await call('newaccounts', send, { submissionId, formData: form });
    expect(sent.data?.result.status).toBe('submitted');
  } finally {
    await database('settings').update(before);
  }
});

test('a deleted draft takes its documents with it', async () => {
  const id = await started();
  await attach(id, await uploaded(id));
  const deleteDraft = 'mutation ($id: uuid!) { result: deleteAccountSubmission(submissionId: $id) { id } }';
  expect((await call('newaccounts', deleteDraft, { id })).errors).toBeUndefined();
  expect(await documentsOf(id)).toEqual([]);
});
