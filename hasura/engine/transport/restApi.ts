import { EngineError } from '../errors';
import type { Service } from '../execute/service';
import { isJsonObject, type JsonObject } from '../json';
import { findEndpoint, type FoundEndpoint } from '../plan/endpoints';
import { endpointVariables } from '../plan/endpointVariables';
import { parseJson } from './body';
import type { Caller, HttpAnswer } from './graphqlOverHttp';
import { transferTime } from './userShares';

/** The endpoint of a request whose path is that `path` after /api/rest/. Throws as `findEndpoint`, and bad-request for a broken path. */
export function endpointOf({ generation }: Service, method: string, path: string): FoundEndpoint {
  return findEndpoint(generation().endpoints, method, path.split('/').map(decoded));
}

/** Runs the operation of an endpoint; the answer is its data alone. Rejects with EngineError for whatever is wrong. */
export async function answerRest(
  { service, session, share, headers }: Caller,
  { endpoint, inPath }: FoundEndpoint,
  { search, body }: { readonly search: string | undefined; readonly body: string },
): Promise<HttpAnswer> {
  const prepared = await share.prepare(() => {
    const inQuery = Object.fromEntries(new URLSearchParams(search));
    const variables = endpointVariables(endpoint.variables, { inPath, inQuery, inBody: bodyObject(body) });
    return service.prepare(session, { query: endpoint.query, variables, clientHeaders: headers });
  });
  const { data, cookies } = await share.run(() => service.run(prepared));
  share.spend(transferTime(data.length));
  return { text: data, cookies };
}

function bodyObject(text: string): JsonObject {
  if (text === '') return {};
  const body = parseJson(text);
  if (!isJsonObject(body)) throw new EngineError('parse-failed', 'expected Object');
  return body;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new EngineError('bad-request', 'the path is not readable');
  }
}
