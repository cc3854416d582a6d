import { errorCatalogue, type ErrorCode } from '../errors';

/**
 * What a failed call to the provider means for the caller:
 * - `rejected`: the provider understood and refused; nothing happened there
 * - `not_found`: unknown, or not visible to this login
 * - `credentials`: the login was refused
 * - `rate_limited`: too many calls this minute; nothing happened there
 * - `unknown`: no usable answer came; whatever was asked for may have happened
 */
export type ProviderFailure = 'rejected' | 'not_found' | 'credentials' | 'rate_limited' | 'unknown';

/** Why an intent will never succeed as it stands. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** How an attempt ended. `unknown`: the provider may or may not have acted; the next attempt looks first. */
export type Outcome<Effect = unknown> =
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly reason: string; readonly pauseMs?: number };

/** An intent that our own rules no longer let go out. */
export function refusedByUs(code: ErrorCode): Outcome<never> {
  return { kind: 'refused', refusal: { code, message: errorCatalogue[code] } };
}

/**
 * What a failed call says of the whole attempt. Only the first attempt may take an unknown record or a refused login for a
 * refusal: before it nothing was asked for that could have had an effect.
 */
export function outcomeOfFailure(
  { failure, code, message }: { readonly failure: ProviderFailure } & Refusal,
  attempts: number,
): Outcome<never> {
  const isFirst = attempts === 1;
  if (failure === 'rejected' || (failure === 'not_found' && isFirst)) {
    return { kind: 'refused', refusal: { code, message } };
  }
  if (failure === 'credentials' && isFirst) return refusedByUs('provider_credentials_refused');
  return { kind: 'unknown', reason: `${failure}: ${code}` };
}

/**
 * What a failed look-up of a key comes down to. A refusal refuses the looking, and says nothing of what was looked for: the
 * effect may well be there.
 */
export function failureOfLook(failure: ProviderFailure): ProviderFailure {
  return failure === 'rate_limited' ? failure : 'unknown';
}

/** What the provider took in has its effect this long after the attempt at most, or never (docs/decisions/013). */
const lateEffectMs = 5 * 60_000;

/**
 * Whether a refusal may be believed yet. While the effect of an earlier attempt may still come to light, the refusal could
 * contradict it, and somebody could send the same again: so the intent stays open, and is looked up once more after that
 * time.
 * @param quietMs how long before this attempt's claim the one before was last heard of
 */
export function settle<Effect>(outcome: Outcome<Effect>, attempts: number, quietMs: number): Outcome<Effect> {
  const mayYetSurface = attempts > 1 && quietMs < lateEffectMs;
  if (outcome.kind !== 'refused' || !mayYetSurface) return outcome;
  const reason = `an earlier attempt may yet surface; otherwise ${outcome.refusal.code}`;
  return { kind: 'unknown', reason, pauseMs: lateEffectMs };
}
