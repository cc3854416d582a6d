import type { IncomingHttpHeaders } from 'node:http';
import type { Webhook } from '../model/webhook';

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

/** Client headers that are not forwarded, unless the handler's metadata lists the ignored headers itself. */
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
export function requestHeaders(webhook: Webhook, client: IncomingHttpHeaders): Record<string, string> {
  const configured = Object.fromEntries(webhook.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const forwarded = forwardedHeaders(webhook, client);
  const chosen = webhook.configuredHeadersWin ? { ...forwarded, ...configured } : { ...configured, ...forwarded };
  return { ...ownHeaders, ...chosen, 'content-type': ownHeaders['content-type'] };
}

function forwardedHeaders(webhook: Webhook, client: IncomingHttpHeaders): Record<string, string> {
  if (!webhook.forwardsClientHeaders) return {};
  const ignored = new Set((webhook.ignoredClientHeaders ?? ignoredHeaders).map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(client).flatMap(([name, value]) => {
      if (value === undefined || hopHeaders.has(name) || ignored.has(name)) return [];
      return [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}
