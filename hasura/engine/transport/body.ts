import type { IncomingMessage } from 'node:http';
import { EngineError } from '../errors';
import { isJsonObject, readJson, type Json, type JsonObject } from '../json';
import type { GraphqlRequest } from '../execute/operationRun';
import { transferTime, type Share } from './userShares';

/** The maximum size of GraphQL requests and socket messages, in bytes. */
export const maxBodyBytes = 1024 * 1024;
/** The maximum size of admin's commands, in bytes: metadata and scripts are longer. */
export const maxCommandBytes = 10 * 1024 * 1024;

/**
 * Reads a request's body as text. Rejects with payload-too-large when it is longer than `maxBytes`, and with bad-request when the
 * connection ends before the body. What comes beyond the limit is not kept.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (announcedBytes(request) > maxBytes) return Promise.reject(tooLarge());
  if (request.destroyed) return Promise.reject(cutShort());
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      chunks = [];
      reject(tooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('close', () => {
      if (!request.complete) reject(cutShort());
    });
  });
}

/** The length of the body by the request's headers, in bytes; 0 where they do not tell. */
function announcedBytes(request: IncomingMessage): number {
  return Number(request.headers['content-length'] ?? 0);
}

function tooLarge(): EngineError {
  return new EngineError('payload-too-large', 'request body is too large');
}

function cutShort(): EngineError {
  return new EngineError('bad-request', 'request body is cut short');
}

/**
 * Reads a body in a user's share: it is not read before the user is within the share. The bytes that its headers announce count before
 * they are read, so that of several bodies the second one waits for the first; those of a body without a length count afterwards. A body
 * that comes slowly takes a place among the user's requests and nothing else. Rejects as `readBody`, and with rate-limit-exceeded.
 */
export async function readBodyInShare(request: IncomingMessage, maxBytes: number, share: Share): Promise<string> {
  const leave = await share.holdRequest();
  const announced = announcedBytes(request);
  try {
    // What is refused for its length is received all the same.
    await share.prepare(() => share.spend(transferTime(Math.min(announced, maxCommandBytes))));
    const text = await readBody(request, maxBytes);
    if (announced === 0) share.spend(transferTime(text.length));
    return text;
  } finally {
    leave();
  }
}

/** Parses a request's JSON without losing a digit. Throws invalid-json. */
export function parseJson(text: string): Json {
  try {
    return readJson(text);
  } catch {
    throw new EngineError('invalid-json', 'invalid JSON in the request body');
  }
}

/** One GraphQL request of a body. */
export function toGraphqlRequest(body: Json, clientHeaders: GraphqlRequest['clientHeaders']): GraphqlRequest {
  if (!isJsonObject(body)) throw parseFailed('$', 'expected Object');
  const { query, variables, operationName } = body;
  if (isJsonObject(body.extensions) && body.extensions.persistedQuery !== undefined) {
    throw new EngineError('not-supported', 'Automatic Persisted Queries is not enabled');
  }
  if (query === undefined) throw parseFailed('$', 'key "query" not found');
  if (typeof query !== 'string') throw parseFailed('$.query', 'expected String');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw parseFailed('$.operationName', 'expected String');
  }
  if (variables !== undefined && variables !== null && !isJsonObject(variables)) {
    throw parseFailed('$.variables', 'expected Object');
  }
  const given: JsonObject = isJsonObject(variables) ? variables : {};
  return { query, operationName: operationName ?? undefined, variables: given, clientHeaders };
}

function parseFailed(path: string, message: string): EngineError {
  return new EngineError('parse-failed', message, path);
}
