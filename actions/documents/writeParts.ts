import { partsOf } from './partsOf';

/** A request to the bucket about one key. */
export interface BucketRequest {
  readonly method: string;
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
}

/** Sends a request to the bucket. @throws Error for any other status than 200 or 204 */
export type SendToBucket = (request: BucketRequest) => Promise<Response>;

/** S3 takes parts of 5 MB and more, and 10,000 of them: 78 GB. */
export const partBytes = 8 * 1024 * 1024;

/**
 * Stores a content under a key: in one request where it is smaller than a part, else as a multipart upload of S3, which is ended without
 * a trace where the content or a part fails.
 * @returns the size in bytes
 */
export async function writeParts(
  send: SendToBucket,
  { key, type }: { readonly key: string; readonly type: string },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const parts = partsOf(content, partBytes);
  const first = (await parts.next()).value ?? new Uint8Array();
  if (first.length < partBytes) {
    await send({ method: 'PUT', key, headers: { 'content-type': type }, body: new Uint8Array(first) });
    return first.length;
  }
  const uploadId = await begin(send, key, type);
  try {
    return await sendAll(send, { key, uploadId }, first, parts);
  } catch (error) {
    // The bucket's rule deletes what cannot be ended now (docs/operations.md).
    await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

interface Upload {
  readonly key: string;
  readonly uploadId: string;
}

async function begin(send: SendToBucket, key: string, type: string): Promise<string> {
  const response = await send({ method: 'POST', key, headers: { 'content-type': type }, query: { uploads: '' } });
  const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec(await response.text()) ?? [];
  if (!uploadId) throw new Error('The document store named no upload.');
  return uploadId;
}

async function sendAll(
  send: SendToBucket,
  upload: Upload,
  first: Uint8Array,
  others: AsyncIterable<Uint8Array>,
): Promise<number> {
  const etags = [await sendPart(send, upload, 1, first)];
  let size = first.length;
  for await (const part of others) {
    etags.push(await sendPart(send, upload, etags.length + 1, part));
    size += part.length;
  }
  await complete(send, upload, etags);
  return size;
}

async function sendPart(
  send: SendToBucket,
  { key, uploadId }: Upload,
  number: number,
  part: Uint8Array,
): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const response = await send({ method: 'PUT', key, query, body: new Uint8Array(part) });
  return response.headers.get('etag') ?? '';
}

async function complete(send: SendToBucket, { key, uploadId }: Upload, etags: readonly string[]): Promise<void> {
  const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const response = await send({ method: 'POST', key, query: { uploadId }, body });
  // S3 may begin its answer before it has joined the parts, and then report an error in the body.
  if (!(await response.text()).includes('<CompleteMultipartUploadResult')) {
    throw new Error('The parts of the document were not joined.');
  }
}
