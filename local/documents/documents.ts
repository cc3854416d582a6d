import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { isSignedBy, type SigningKey } from '../../actions/documents/signing';
import { maxDocumentBytes } from '../../domain/payments/documents';

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
    const isSigned = await isSignedBy(key, region, { method, url, headers }, new Date());
    if (!isSigned || !keyShape.test(name)) return void response.writeHead(403).end();
    const file = join(folder, name);
    if (method === 'PUT') return put(request, response, file, sourceOf(folder, headers));
    if (method === 'DELETE') {
      rmSync(file, { force: true });
      return void response.writeHead(204).end();
    }
    get(response, file, url, headers.range);
  };
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
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
  response.writeHead(200, { etag: etagOf(content) }).end(source ? '<CopyObjectResult></CopyObjectResult>' : '');
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

function get(response: ServerResponse, file: string, { searchParams }: URL, range: string | undefined): void {
  if (!existsSync(file)) return void response.writeHead(404).end();
  const content = readFileSync(file);
  const [, last] = /^bytes=0-(\d+)$/.exec(range ?? '') ?? [];
  const part = last ? content.subarray(0, Number(last) + 1) : content;
  response.writeHead(last ? 206 : 200, {
    etag: etagOf(content),
    'content-length': part.length,
    'content-type': searchParams.get('response-content-type') ?? 'application/octet-stream',
    'content-disposition': searchParams.get('response-content-disposition') ?? 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(last && { 'content-range': `bytes 0-${part.length - 1}/${content.length}` }),
  });
  response.end(part);
}
