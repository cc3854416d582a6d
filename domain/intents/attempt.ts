/** The longest that one exchange with the provider may last; the actions' `TCC_TIMEOUT_MS` may be shorter, not longer. */
export const maxExchangeMs = 10_000;

/** The longest that a call can take: signing in and the call, and both again when the token has expired. */
const maxCallMs = 4 * maxExchangeMs;

/**
 * How long a claim holds an intent: until then no other sender may claim it. Enough for signing in and a look-up, and
 * for the longest call after them.
 */
export const leaseMs = 2 * maxExchangeMs + maxCallMs;

/**
 * The provider's codes for a key that was used before: of payments and conversions, of transfers, and of contacts, whose login is their key.
 */
export const duplicateCodes = ['duplicate_request', 'duplicate_unique_request_id', 'login_id_in_use'] as const;

/**
 * Whether a sender may begin a call: enough of its lease must be left for the longest call. After the lease another
 * sender may claim the intent.
 */
export function mayBeginCall(leaseUntil: Date, now: Date): boolean {
  return leaseUntil.getTime() - now.getTime() >= maxCallMs;
}
