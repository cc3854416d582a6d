import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EngineError } from '../errors';
import type { Service } from '../execute/service';
import { writeJson } from '../json';
import { adminRole } from '../session';
import type { Authenticate } from './authenticate';
import { maxBodyBytes, maxCommandBytes, parseJson, readBody, readBodyInShare } from './body';
import type { Cors } from './cors';
import { toEngineError, toGraphqlError, toPlainError } from './errorBody';
import { explainRequest } from './explainApi';
import { answerGraphql } from './graphqlOverHttp';
import type { RunCommand } from './metadataApi';
import { answerRest, endpointOf } from './restApi';
import type { Shares } from './userShares';

/** What an HTTP request is answered with. */
interface Answer {
  readonly status: number;
  readonly text: string;
  readonly contentType?: string;
  readonly cookies?: readonly string[];
}

/** What the HTTP endpoints need of the engine. */
export interface HttpParts {
  readonly service: Service;
  readonly authenticate: Authenticate;
  readonly shares: Shares;
  readonly runCommand: RunCommand;
  readonly cors: Cors;
}

/** The version of Hasura whose behaviour the engine follows. */
export const hasuraVersion = 'v2.48.0';

/** Answers any request to the engine's endpoints. Never throws. */
export async function handleHttp(parts: HttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  parts.cors(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const requestId = request.headers['x-request-id'];
  const answer = await route(parts, request).catch((error: unknown) => plainFailure(parts, error));
  response.writeHead(answer.status, {
    'content-type': answer.contentType ?? 'application/json; charset=utf-8',
    // Without content-length the answer is sent in chunks, which costs a second write.
    'content-length': Buffer.byteLength(answer.text),
    'x-request-id': typeof requestId === 'string' ? requestId : randomUUID(),
    ...(answer.cookies?.length ? { 'set-cookie': [...answer.cookies] } : {}),
  });
  response.end(answer.text);
}

async function route(parts: HttpParts, request: IncomingMessage): Promise<Answer> {
  const [pathname, search] = (request.url ?? '/').split('?', 2);
  switch (pathname) {
    case '/v1/graphql':
      requirePost(request);
      return graphql(parts, request);
    case '/v1/graphql/explain':
      requirePost(request);
      return explain(parts, request);
    case '/v1/metadata':
    case '/v1/query':
    case '/v2/query':
      requirePost(request);
      return command(parts, request);
    case '/healthz':
      return health(parts, new URLSearchParams(search).get('strict') === 'true');
    case '/v1/version':
      return json(200, { version: hasuraVersion, server_type: 'ce' });
    default:
      if (pathname?.startsWith(restPrefix)) return rest(parts, request, pathname.slice(restPrefix.length), search);
      return json(404, { path: '$', error: 'resource does not exist', code: 'not-found' });
  }
}

function requirePost(request: IncomingMessage): void {
  if (request.method !== 'POST') throw new EngineError('method-not-allowed', 'Only POST is allowed');
}

async function graphql({ service, authenticate, shares }: HttpParts, request: IncomingMessage): Promise<Answer> {
  try {
    const session = await authenticate(request.headers);
    const share = shares.ofUser(session, request.socket.remoteAddress);
    const text = await readBodyInShare(request, maxBodyBytes, share);
    const body = await share.prepare(() => parseJson(text));
    return { status: 200, ...(await answerGraphql({ service, session, share, headers: request.headers }, body)) };
  } catch (error) {
    if (error instanceof EngineError && error.code in statusOfAnyRequest) throw error;
    const shown = toGraphqlError(error, { showInternal: service.showsInternal(undefined) }, service.log);
    return json(200, { errors: [shown] });
  }
}

const restPrefix = '/api/rest/';

async function rest(
  parts: HttpParts,
  request: IncomingMessage,
  path: string,
  search: string | undefined,
): Promise<Answer> {
  const { service, authenticate, shares } = parts;
  const { method = 'GET', headers } = request;
  const session = await authenticate(headers);
  const endpoint = endpointOf(service, method, path);
  try {
    const share = shares.ofUser(session, request.socket.remoteAddress);
    const body = await readBodyInShare(request, maxBodyBytes, share);
    return { status: 200, ...(await answerRest({ service, session, share, headers }, endpoint, { search, body })) };
  } catch (error) {
    return plainFailure(parts, error, session.role, statusOfOperation);
  }
}

async function command({ authenticate, runCommand }: HttpParts, request: IncomingMessage): Promise<Answer> {
  await requireAdmin(authenticate, request);
  return json(200, await runCommand(parseJson(await readBody(request, maxCommandBytes))));
}

async function explain({ service, authenticate }: HttpParts, request: IncomingMessage): Promise<Answer> {
  await requireAdmin(authenticate, request);
  return json(200, await explainRequest(service, parseJson(await readBody(request, maxCommandBytes))));
}

async function requireAdmin(authenticate: Authenticate, request: IncomingMessage): Promise<void> {
  const session = await authenticate(request.headers);
  if (session.role !== adminRole) throw new EngineError('access-denied', 'restricted access : admin only');
}

function health({ service }: HttpParts, isStrict: boolean): Answer {
  const contentType = 'text/plain; charset=utf-8';
  if (service.generation().problems.length === 0) return { status: 200, text: 'OK', contentType };
  return isStrict
    ? { status: 500, text: 'ERROR', contentType }
    : { status: 200, text: 'WARN: inconsistent objects in schema', contentType };
}

/** Refusals that GraphQL requests, too, see as a status: proxies and clients act on it. */
const statusOfAnyRequest: Readonly<Record<string, number>> = { 'payload-too-large': 413, 'rate-limit-exceeded': 429 };

const statusOfCode: Readonly<Record<string, number>> = {
  ...statusOfAnyRequest,
  'access-denied': 401,
  conflict: 409,
  'invalid-headers': 400,
  'invalid-jwt': 401,
  'method-not-allowed': 405,
  'not-found': 404,
};

/** An operation that runs under a path of its own fails with 400 for whatever the caller has done. */
const statusOfOperation: typeof statusOfCode = { ...statusOfAnyRequest, unexpected: 500 };

function plainFailure(
  { service }: HttpParts,
  error: unknown,
  role = adminRole,
  statuses: typeof statusOfCode = statusOfCode,
): Answer {
  const known = toEngineError(error, service.log);
  const showInternal = service.showsInternal(role);
  return json(statuses[known.code] ?? 400, toPlainError(known, { showInternal }));
}

function json(status: number, body: unknown): Answer {
  return { status, text: writeJson(body) };
}
