/** Where a request comes from, as evidence: never a ground for access. */
export interface Requester {
  /** The address, or `unknown`. */
  readonly ip: string;
  /** The browser's own words, which it may make up, or `unknown`. */
  readonly browser: string;
}

/** Characters of a browser's name that are kept. */
const maxBrowserLength = 500;

/**
 * Reads the headers that the load balancer before Hasura adds. A client may send `x-forwarded-for` itself: only what our own
 * proxies appended counts.
 * @param trustedProxies how many of our proxies appended an address after the one that saw the client
 */
export function readRequester(
  headers: Readonly<Record<string, string | undefined>>,
  trustedProxies: number,
): Requester {
  const addresses = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  const browser = headers['x-forwarded-user-agent']?.slice(0, maxBrowserLength);
  return { ip: addresses.at(-1 - trustedProxies) || 'unknown', browser: browser || 'unknown' };
}
