import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** What S3 demands of every part but the last, in bytes. */
const leastPartBytes = 5 * 1024 * 1024;

/** Where the parts of an upload lie until they are joined. */
const folderOf = (file: string, uploadId: string) => `${file}.${uploadId}`;

const etagOf = (part: Buffer) => `"${createHash('sha256').update(part).digest('hex')}"`;

/** Begins an upload in parts. */
export function beginUpload(response: ServerResponse, file: string): void {
  const uploadId = randomUUID();
  mkdirSync(folderOf(file, uploadId), { recursive: true });
  const result = `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`;
  response.writeHead(200).end(result);
}

/** Takes a part of an upload that was begun. */
export function takePart(response: ServerResponse, file: string, query: URLSearchParams, part: Buffer): void {
  const folder = folderOf(file, query.get('uploadId') ?? '');
  const number = Number(query.get('partNumber'));
  if (!existsSync(folder)) return void response.writeHead(404).end();
  if (!Number.isInteger(number) || number < 1 || number > 10_000) return void response.writeHead(400).end();
  writeFileSync(join(folder, String(number)), part);
  response.writeHead(200, { etag: etagOf(part) }).end();
}

/** Joins the parts that the request names, in their order. */
export function joinParts(response: ServerResponse, file: string, uploadId: string, request: string): void {
  const folder = folderOf(file, uploadId);
  if (!existsSync(folder)) return void response.writeHead(404).end();
  const named = [...request.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
  const parts = named.map(([, number = '', etag]) => ({ path: join(folder, number), etag }));
  if (parts.length === 0 || !parts.every(isStored)) {
    return void response.writeHead(400).end('<Error>InvalidPart</Error>');
  }
  if (parts.slice(0, -1).some(({ path }) => statSync(path).size < leastPartBytes)) {
    return void response.writeHead(400).end('<Error>EntityTooSmall</Error>');
  }
  rmSync(`${file}.part`, { force: true });
  for (const { path } of parts) appendFileSync(`${file}.part`, readFileSync(path));
  renameSync(`${file}.part`, file);
  rmSync(folder, { recursive: true });
  response.writeHead(200).end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
}

function isStored({ path, etag }: { readonly path: string; readonly etag: string | undefined }): boolean {
  return existsSync(path) && etagOf(readFileSync(path)) === etag;
}

/** Ends an upload and deletes its parts. */
export function endUpload(response: ServerResponse, file: string, uploadId: string): void {
  rmSync(folderOf(file, uploadId), { recursive: true, force: true });
  response.writeHead(204).end();
}
