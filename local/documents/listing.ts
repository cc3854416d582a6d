import { existsSync, readdirSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const folderShape = /^[a-z]+\/$/;
const pageSize = 1000;

/** Whether a request asks for a page of the documents of a folder (ListObjectsV2). */
export const isListing = (name: string, query: URLSearchParams): boolean =>
  name === '' && query.get('list-type') === '2';

/**
 * Answers with the documents of a folder behind a key, as S3 does, as far as the portal reads it.
 * @param isKey tells documents from files that are still written
 */
export function answerListing(
  response: ServerResponse,
  root: string,
  query: URLSearchParams,
  isKey: (name: string) => boolean,
): void {
  const prefix = query.get('prefix') ?? '';
  if (!folderShape.test(prefix)) return void response.writeHead(400).end();
  const found = keysIn(root, prefix).filter((key) => isKey(key) && key > (query.get('start-after') ?? ''));
  const page = found.sort().slice(0, pageSize);
  const isTruncated = `<IsTruncated>${found.length > pageSize}</IsTruncated>`;
  const contents = page.map((key) => contentOf(key, statSync(join(root, key)).mtime)).join('');
  response.writeHead(200).end(`<ListBucketResult>${isTruncated}${contents}</ListBucketResult>`);
}

function keysIn(root: string, prefix: string): string[] {
  const folder = join(root, prefix);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => prefix + path);
}

const contentOf = (key: string, storedAt: Date) =>
  `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`;
