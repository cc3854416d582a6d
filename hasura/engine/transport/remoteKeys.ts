import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** Timeout of a request for keys. */
const fetchTimeoutMs = 5_000;
/** The least time between two requests for keys, however many tokens name unknown keys. */
const minIntervalMs = 1_000;

interface FetchedKeys {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly fetchedAt: number;
  /** When the response headers say the keys expire, in Unix milliseconds; Infinity when they don't. */
  readonly staleAt: number;
}

/**
 * The keys of a `jwk_url`: fetched when first needed, when they have expired, and when a token names an unknown key. While the URL
 * does not answer, the keys fetched before stay in use.
 */
export function remoteKeys(url: string): JWTVerifyGetKey {
  let known: FetchedKeys | undefined;
  let pending: Promise<FetchedKeys> | undefined;
  const refresh = (): Promise<FetchedKeys> => {
    pending ??= fetchKeys(url)
      .then((fetched) => (known = fetched))
      .finally(() => (pending = undefined));
    return pending;
  };
  const current = async (): Promise<FetchedKeys> => {
    if (known && Date.now() < known.staleAt) return known;
    const stale = known;
    return refresh().catch((error: unknown) => {
      if (!stale) throw error;
      return (known = { ...stale, staleAt: Date.now() + minIntervalMs });
    });
  };
  return async (header, token) => {
    const keys = await current();
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (Date.now() - keys.fetchedAt < minIntervalMs) throw error;
      return (await refresh()).find(header, token);
    }
  };
}

async function fetchKeys(url: string): Promise<FetchedKeys> {
  const fetchedAt = Date.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const find = createLocalJWKSet((await response.json()) as JSONWebKeySet);
  return { find, fetchedAt, staleAt: staleAt(response.headers, fetchedAt) };
}

/** Expiry by Cache-Control, else by Expires. */
function staleAt(headers: Headers, now: number): number {
  const control = headers.get('cache-control') ?? '';
  if (/no-cache|no-store|must-revalidate/i.test(control)) return now + minIntervalMs;
  const [, seconds] = /(?:s-maxage|max-age)=(\d+)/i.exec(control) ?? [];
  if (seconds !== undefined) return now + Math.max(Number(seconds) * 1000, minIntervalMs);
  const expires = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expires) ? Infinity : Math.max(expires, now + minIntervalMs);
}
