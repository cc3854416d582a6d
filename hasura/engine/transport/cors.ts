import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sets the headers that let a page of another origin read the answer, where that origin may. */
export type Cors = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * `domains` as in HASURA_GRAPHQL_CORS_DOMAIN: `*`, or origins separated by commas, each with its scheme and port, where
 * `https://*.example.com` stands for all direct subdomains. Absent: no origin may.
 */
export function createCors(domains: string | undefined): Cors {
  const isAllowed = originRule(domains ?? '');
  return ({ headers, method }, response) => {
    const { origin } = headers;
    if (!origin || !isAllowed(origin)) return;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('vary', 'origin');
    if (method !== 'OPTIONS') return;
    response.setHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE,OPTIONS');
    response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
    response.setHeader('access-control-max-age', '1728000');
  };
}

/** Whether an origin is one of the domains, which are written as for `createCors`. */
export function originRule(domains: string): (origin: string) => boolean {
  const patterns = domains
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map(originPattern);
  return (origin) => patterns.some((pattern) => pattern.test(origin));
}

function originPattern(origin: string): RegExp {
  if (origin === '*') return /./;
  const literal = origin.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[^.:/]+');
  return new RegExp(`^${literal}$`, 'i');
}
