import type { IncomingHttpHeaders } from 'node:http';
import type { Action } from '../model/model';

/** Client headers about the connection (hop-by-hop): the request to the handler has its own. */
const hopHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Client headers that are not forwarded, unless the action lists the ignored headers itself. */
const ignoredHeaders = [
  'accept',
  'accept-datetime',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-md5',
  'content-type',
  'dnt',
  'origin',
  'referer',
  'user-agent',
];

const ownHeaders = { 'content-type': 'application/json', 'user-agent': 'hasura-graphql-engine/v2.48.0' };

/** The headers of the request to a handler, names in lower case. */
export function requestHeaders(action: Action, client: IncomingHttpHeaders): Record<string, string> {
  const configured = Object.fromEntries(action.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const forwarded = forwardedHeaders(action, client);
  const chosen = action.configuredHeadersWin ? { ...forwarded, ...configured } : { ...configured, ...forwarded };
  return { ...ownHeaders, ...chosen, 'content-type': ownHeaders['content-type'] };
}

function forwardedHeaders({ metadata }: Action, client: IncomingHttpHeaders): Record<string, string> {
  if (!metadata.forward_client_headers) return {};
  const ignored = new Set((metadata.ignored_client_headers ?? ignoredHeaders).map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(client).flatMap(([name, value]) => {
      if (value === undefined || hopHeaders.has(name) || ignored.has(name)) return [];
      return [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}
