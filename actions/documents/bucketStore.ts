import { longestStart } from '../../domain/payments/documents';
import type { DocumentStore, SignedAddress } from '../runtime/documentStore';
import { readListing } from './readListing';
import { signAddress, type SigningKey } from './signing';
import { writeParts, type BucketRequest } from './writeParts';

/** A bucket and how it is reached. */
export interface Bucket {
  readonly name: string;
  /** The address of its root, without a slash at the end. */
  readonly address: string;
  readonly region: string;
  readonly key: SigningKey;
  readonly fetch: typeof fetch;
  /** The time of the machine: a signature's is compared with the bucket's. */
  readonly now: () => Date;
}

/** How long an address counts: long enough for 10 MB over a slow line. */
const expiresInSeconds = 300;

type Headers = Readonly<Record<string, string>>;

/** The requests of a bucket, each to an address that is signed for it. */
function signedRequests(bucket: Bucket) {
  const sign = (method: string, key: string, headers: Headers = {}, query: Headers = {}) => {
    const url = new URL(`${bucket.address}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return signAddress(bucket.key, bucket.region, { method, url, headers, expiresInSeconds, signedAt: bucket.now() });
  };
  const address = async (signed: Promise<URL>): Promise<SignedAddress> => ({
    url: (await signed).href,
    expiresAt: new Date(bucket.now().getTime() + expiresInSeconds * 1000).toISOString(),
  });
  const send = async ({ method, key, headers, query, body, unsigned }: BucketRequest & { unsigned?: Headers }) =>
    bucket.fetch(await sign(method, key, headers, query), { method, body, headers: { ...headers, ...unsigned } });
  const sendExpectingSuccess = async (request: BucketRequest) => {
    const response = await send(request);
    requireStatus(response, request.method === 'DELETE' ? 204 : 200);
    return response;
  };
  return { sign, address, send, sendExpectingSuccess };
}

/**
 * Documents in a bucket of S3, or of what stands in for it locally. Each request goes to an address that is signed for it, so that
 * browsers and actions use one way (docs/decisions/046).
 */
export function bucketStore(bucket: Bucket): DocumentStore {
  const { sign, address, send, sendExpectingSuccess } = signedRequests(bucket);
  return {
    uploadAddress: (key, type, size) =>
      address(sign('PUT', key, { 'content-type': type, 'content-length': String(size) })),

    downloadAddress: (key, filename, type) =>
      address(
        sign(
          'GET',
          key,
          {},
          {
            'response-content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
            'response-content-type': type,
          },
        ),
      ),

    inspect: async (key) => {
      const response = await send({ method: 'GET', key, unsigned: { range: `bytes=0-${longestStart - 1}` } });
      if (response.status === 404) return undefined;
      requireStatus(response, 206);
      const size = Number(response.headers.get('content-range')?.split('/')[1]);
      const start = new Uint8Array(await response.arrayBuffer());
      return { size, start, etag: response.headers.get('etag') ?? '' };
    },

    copy: async (from, to, etag) => {
      const headers = { 'x-amz-copy-source': `/${bucket.name}/${from}`, 'x-amz-copy-source-if-match': etag };
      const response = await sendExpectingSuccess({ method: 'PUT', key: to, headers });
      // S3 may begin its answer before it has copied, and then report an error in the body.
      if (!(await response.text()).includes('<CopyObjectResult')) throw new Error('The document was not copied.');
    },

    write: async (key, type, content) => {
      const headers = { 'content-type': type };
      await sendExpectingSuccess({ method: 'PUT', key, headers, body: new Uint8Array(content) });
    },

    writeStream: (key, type, content) => writeParts(sendExpectingSuccess, { key, type }, content),

    readStream: async (key) => {
      const response = await send({ method: 'GET', key });
      if (response.status === 404) return undefined;
      requireStatus(response, 200);
      return response.body ?? undefined;
    },

    remove: async (key) => {
      await sendExpectingSuccess({ method: 'DELETE', key });
    },

    list: async (folder, after) => {
      const query = { 'list-type': '2', prefix: folder, ...(after && { 'start-after': after }) };
      const response = await sendExpectingSuccess({ method: 'GET', key: '', query });
      return readListing(await response.text(), bucket.now());
    },
  };
}

function requireStatus(response: Response, expected: number): void {
  if (response.status !== expected) throw new Error(`The document store answered ${response.status}.`);
}
