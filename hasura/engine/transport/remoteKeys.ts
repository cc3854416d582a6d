import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** Requests for keys that take longer fail. */
const FETCH_TIMEOUT_MS = 5_000;
/** Tokens that name unknown keys make the keys be asked for no more often than this. */
const MIN_INTERVAL_MS = 1_000;

interface FetchedKeys {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly fetchedAt: number;
  /** When the answer's own headers say that the keys are to be asked for again; never, if they say nothing. */
  readonly staleAt: number;
}

/**
 * The keys behind a `jwk_url`: asked for when first needed, when they are stale, and when a token names one that is not there.
 * While the address does not answer, the keys known so far go on.
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
      return (known = { ...stale, staleAt: Date.now() + MIN_INTERVAL_MS });
    });
  };
  return async (header, token) => {
    const keys = await current();
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (Date.now() - keys.fetchedAt < MIN_INTERVAL_MS) throw error;
      return (await refresh()).find(header, token);
    }
  };
}

async function fetchKeys(url: string): Promise<FetchedKeys> {
  const fetchedAt = Date.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const find = createLocalJWKSet((await response.json()) as JSONWebKeySet);
  return { find, fetchedAt, staleAt: staleAt(response.headers, fetchedAt) };
}

/** By Cache-Control, else by Expires. */
function staleAt(headers: Headers, now: number): number {
  const control = headers.get('cache-control') ?? '';
  if (/no-cache|no-store|must-revalidate/i.test(control)) return now + MIN_INTERVAL_MS;
  const [, seconds] = /(?:s-maxage|max-age)=(\d+)/i.exec(control) ?? [];
  if (seconds !== undefined) return now + Math.max(Number(seconds) * 1000, MIN_INTERVAL_MS);
  const expires = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expires) ? Infinity : Math.max(expires, now + MIN_INTERVAL_MS);
}
