import { documentStoreOf } from '../../actions/documents/documentStoreOf';
import { readEnvironment } from '../../actions/runtime/environment';
import { as } from './portal';
import { actionEnvironment } from './stack';

/** Asks for an address to which a document is uploaded. */
export const upload = `mutation ($filename: String!, $filetype: String!, $filesize: Int!) {
  createDocumentUpload(filename: $filename, filetype: $filetype, filesize: $filesize) { documentId url expiresAt }
}`;
const create = `mutation ($paymentId: uuid!, $assets: [PaymentAssetInput!]!) {
  createPaymentAssets(paymentId: $paymentId, assets: $assets) { id status authorisationsRequired }
}`;

interface Upload {
  readonly documentId: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** A small PDF. */
export const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

/** A document as its name, type and size describe it. */
export const described = (content: Buffer, filename = 'invoice.pdf', filetype = 'application/pdf') => ({
  filename,
  filetype,
  filesize: content.length,
});

/** An address for a document. @throws Error with the refusal */
export async function addressFor(document: ReturnType<typeof described>): Promise<Upload> {
  const answer = await as<{ createDocumentUpload: Upload }>('maker', upload, document);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createDocumentUpload;
}

/** Sends a document to its address. */
export const put = (url: string, content: Buffer, type = 'application/pdf') =>
  fetch(url, { method: 'PUT', body: new Uint8Array(content), headers: { 'content-type': type } });

/** Uploads a document as the maker and gives what a payment takes of it. */
export async function uploaded(content: Buffer, ...names: [filename?: string, filetype?: string]) {
  const document = described(content, ...names);
  const { documentId, url } = await addressFor(document);
  const { status } = await put(url, content, document.filetype);
  expect(status).toBe(200);
  return { ...document, documentId };
}

/** Adds uploaded documents to a payment. */
export const attach = (paymentId: string, assets: readonly object[], username = 'maker') =>
  as<{ createPaymentAssets: { id: string; status: string } }>(username, create, { paymentId, assets });

/** How many files the payments keep in the store. */
export async function filesKept(): Promise<number> {
  const store = documentStoreOf(readEnvironment({ ...actionEnvironment(), AWS_REGION: 'eu-west-1' }))!;
  const { documents, hasMore } = await store.list('payments/', '');
  expect(hasMore).toBe(false);
  return documents.length;
}
