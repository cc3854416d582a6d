import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasValidExpiry, isSignedBy, type SigningKey } from '../../actions/documents/signing';
import { isUuid } from '../../domain/text';
import { maxDocumentBytes } from '../../domain/payments/documents';
import { answerListing, isListing } from './listing';
import { beginUpload, endUpload, joinParts, takePart } from './multipart';

/** What stands in for the bucket of documents. */
interface DocumentsOptions {
  /** Where the documents lie. */
  readonly folder: string;
  /** The origin under which it is served. */
  readonly origin: string;
  readonly key: SigningKey;
}

/** The path below which documents are served, and the name of the bucket. */
export const documentsPath = '/documents';

const region = 'eu-west-1';
const keyShape = /^[a-z]+\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

/** Answers the requests that the portal makes to its bucket, as S3 does: each by an address that is signed for it. */
export function serveDocuments({ folder, origin, key }: DocumentsOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const name = url.pathname.slice(documentsPath.length + 1);
    const headers = request.headers as Record<string, string | undefined>;
    const method = request.method ?? '';
    if (!hasValidExpiry(url)) return void response.writeHead(400).end();
    const isSigned = await isSignedBy(key, region, { method, url, headers }, new Date());
    if (isSigned && method === 'GET' && isListing(name, url.searchParams)) {
      return answerListing(response, folder, url.searchParams, (key) => keyShape.test(key));
    }
    if (!isSigned || !keyShape.test(name)) return void response.writeHead(403).end();
    const file = join(folder, name);
    if (isOfUpload(url)) return answerUpload(request, response, file, url.searchParams);
    if (method === 'PUT') return put(request, response, file, sourceOf(folder, headers));
    if (method === 'DELETE') {
      rmSync(file, { force: true });
      return void response.writeHead(204).end();
    }
    return get(response, file, url, headers.range);
  };
}

const isOfUpload = ({ searchParams }: URL) => searchParams.has('uploads') || searchParams.has('uploadId');

/** The requests of an upload in parts. Its id is one that was handed out: it names a folder. */
async function answerUpload(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  query: URLSearchParams,
): Promise<void> {
  const uploadId = query.get('uploadId') ?? '';
  if (query.has('uploads')) return beginUpload(response, file);
  if (!isUuid(uploadId)) return void response.writeHead(404).end();
  if (request.method === 'DELETE') return endUpload(response, file, uploadId);
  const body = await bodyOf(request);
  if (!body) return void response.writeHead(413).end();
  if (request.method === 'POST') return joinParts(response, file, uploadId, body.toString());
  takePart(response, file, query, body);
}

/** The file that a request copies from, if it copies. */
function sourceOf(folder: string, headers: Record<string, string | undefined>) {
  const source = headers['x-amz-copy-source'];
  if (!source) return undefined;
  const name = source.slice(documentsPath.length + 1);
  return keyShape.test(name) ? { file: join(folder, name), etag: headers['x-amz-copy-source-if-match'] } : undefined;
}

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('hex')}"`;

async function put(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  source: ReturnType<typeof sourceOf>,
): Promise<void> {
  if (source && !existsSync(source.file)) return void response.writeHead(404).end();
  const content = source ? readFileSync(source.file) : await bodyOf(request);
  if (!content) return void response.writeHead(413).end();
  if (source && source.etag !== etagOf(content)) return void response.writeHead(412).end();
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, content);
  response.writeHead(200, { etag: etagOf(content) }).end(source ? '<CopyObjectResult></CopyObjectResult>' : '');
}

/** Writes a file whole or not at all. @throws Error of the file system, such as ENOSPC */
function replaceFile(file: string, content: Buffer): void {
  try {
    writeFileSync(`${file}.part`, content);
    renameSync(`${file}.part`, file);
  } catch (error) {
    rmSync(`${file}.part`, { force: true });
    throw error;
  }
}

/** The body, or undefined if it is larger than any document. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > maxDocumentBytes) return undefined;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

async function get(
  response: ServerResponse,
  file: string,
  { searchParams }: URL,
  range: string | undefined,
): Promise<void> {
  if (!existsSync(file)) return void response.writeHead(404).end();
  const { size } = statSync(file);
  const [, last] = /^bytes=0-(\d+)$/.exec(range ?? '') ?? [];
  const length = last ? Math.min(Number(last) + 1, size) : size;
  response.writeHead(last ? 206 : 200, {
    etag: await etagOfFile(file),
    'content-length': length,
    'content-type': searchParams.get('response-content-type') ?? 'application/octet-stream',
    'content-disposition': searchParams.get('response-content-disposition') ?? 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(last && { 'content-range': `bytes 0-${length - 1}/${size}` }),
  });
  if (length === 0) return void response.end();
  // A browser that goes away ends its download, and nothing else.
  await pipeline(createReadStream(file, { end: length - 1 }), response).catch(() => undefined);
}

async function etagOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest('hex')}"`;
}
