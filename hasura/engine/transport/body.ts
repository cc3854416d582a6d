import { type IncomingMessage } from 'node:http';
import { EngineError } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { type GraphqlRequest } from '../execute/operationRun';

/** Bodies and messages beyond this are refused. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Reads a request's body as text. Rejects with bad-request when it is too large, or ends before its time. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else reject(new EngineError('bad-request', 'request body is too large'));
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('close', () => {
      if (!request.complete) reject(new EngineError('bad-request', 'request body is cut short'));
    });
  });
}

/** Parses JSON; numbers that JavaScript would round come as strings, which every column reads as well. */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(/\d[\d.]{14}/.test(text) ? quoteLongNumbers(text) : text) as Json;
  } catch {
    throw new EngineError('invalid-json', 'invalid JSON in the request body');
  }
}

function quoteLongNumbers(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    !token.startsWith('"') && token.replace(/[^\d]/g, '').length > 15 ? `"${token}"` : token,
  );
}

/** One GraphQL request of a body. */
export function toGraphqlRequest(body: Json, clientHeaders: GraphqlRequest['clientHeaders']): GraphqlRequest {
  if (!isJsonObject(body)) throw parseFailed('$', 'expected Object');
  const { query, variables, operationName } = body;
  if (isJsonObject(body.extensions) && body.extensions.persistedQuery !== undefined)
    throw new EngineError('not-supported', 'Automatic Persisted Queries is not enabled');
  if (query === undefined) throw parseFailed('$', 'key "query" not found');
  if (typeof query !== 'string') throw parseFailed('$.query', 'expected String');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw parseFailed('$.operationName', 'expected String');
  if (variables !== undefined && variables !== null && !isJsonObject(variables))
    throw parseFailed('$.variables', 'expected Object');
  const given: JsonObject = isJsonObject(variables) ? variables : {};
  return { query, operationName: operationName ?? undefined, variables: given, clientHeaders };
}

function parseFailed(path: string, message: string): EngineError {
  return new EngineError('parse-failed', message, path);
}
