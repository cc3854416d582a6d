import type { Knex } from 'knex';
import { as } from './portal';

/** A file that is a diagram of owners. */
export const pdf = Buffer.from('%PDF-1.7 diagram');
const described = { filename: 'owners.pdf', filetype: 'application/pdf', filesize: pdf.length };

const upload = `mutation ($submissionId: uuid!, $filename: String!, $filetype: String!, $filesize: Int!) {
  result: createSubmissionDocumentUpload(submissionId: $submissionId, filename: $filename, filetype: $filetype, filesize: $filesize) {
    documentId url } }`;
const add = `mutation ($submissionId: uuid!, $kind: String!, $documentId: uuid!, $filename: String!, $filetype: String!, $filesize: Int!) {
  result: createSubmissionDocument(submissionId: $submissionId, kind: $kind, documentId: $documentId, filename: $filename,
    filetype: $filetype, filesize: $filesize) { id status } }`;

/** How an address for an upload is asked for. */
export const uploadCall = (submissionId: string, change: object = {}, username = 'newaccounts') => ({
  username,
  query: upload,
  variables: { submissionId, ...described, ...change },
});

/** How an uploaded document is added to its request. */
export const addCall = (submissionId: string, documentId: string, change: object = {}, username = 'newaccounts') => ({
  username,
  query: add,
  variables: { submissionId, documentId, kind: 'ownership_structure_diagram', ...described, ...change },
});

/** Uploads the diagram for a request and gives the document's id. */
export async function uploaded(submissionId: string): Promise<string> {
  const { username, query, variables } = uploadCall(submissionId);
  const { data } = await as<{ result: { url: string; documentId: string } }>(username, query, variables);
  const { url, documentId } = data!.result;
  await fetch(url, { method: 'PUT', headers: { 'content-type': described.filetype }, body: new Uint8Array(pdf) });
  return documentId;
}

/** The documents of a request. */
export const documentsOf = (database: Knex, submission_id: string) =>
  database('submission_documents').where({ submission_id });

/** Uploads and adds the diagram. Gives the id of its row. */
export async function added(database: Knex, submissionId: string): Promise<string> {
  const { username, query, variables } = addCall(submissionId, await uploaded(submissionId));
  await as(username, query, variables);
  return (await documentsOf(database, submissionId).first('id'))!.id;
}
