/** How long a claim keeps others off. */
export const leaseMs = 60_000;

/** Signing in, the call, and both once more for a token that ran out: ten seconds each at most. */
const longestCallMs = 40_000;

/** How the provider says that a key was used before: one word for payments and conversions, another for transfers. */
export const duplicateCodes = ['duplicate_request', 'duplicate_unique_request_id'] as const;

/** Whether an attempt begins by looking the key up: an earlier one may have had its effect. @param attempts from 1 on */
export function looksFirst(attempts: number): boolean {
  return attempts > 1;
}

/**
 * Whether a sender may begin a call. One that was held up may not when the call would outlast its lease: somebody else
 * may hold the intent by then.
 */
export function mayBeginCall(leaseUntil: Date, now: Date): boolean {
  return leaseUntil.getTime() - now.getTime() >= longestCallMs;
}
