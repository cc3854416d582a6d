import { createHash } from 'node:crypto';
import { derivedId } from '../runtime/derivedId';

/** The hash of a flat content (SHA-256 in hex). The order of its fields makes no difference. */
export function contentDigest(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest('hex');
}

/** What a client asked for, as far as it makes the request one of its own: its account, and its maker where ids are unique to the maker. */
type RequestOwner = readonly [accountId: string, makerId?: string];

/**
 * The provider's idempotency key of a client's request (docs/decisions/096). The same request has the same key at every time, also
 * after the database was taken back to a moment before it: the provider then rejects the repeat, and its first effect is found.
 * @param requestId the id that the client gave to the request, or the quote that it took up
 */
export function requestKey(
  kind: 'payment' | 'transfer' | 'conversion' | 'beneficiary',
  owner: RequestOwner,
  requestId: string,
): string {
  const [accountId, makerId] = owner;
  const parts = makerId === undefined ? [accountId.toLowerCase()] : [accountId.toLowerCase(), makerId];
  return derivedId('request', kind, ...parts, requestId.toLowerCase());
}

/** The key of a payment whose last one cannot be used again. It follows from that one, and so from the request. */
export const keyAfter = (key: string): string => derivedId('payment', key);
