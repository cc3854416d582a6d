import { errorCatalogue, type ErrorCode } from '../errors';

/**
 * What a failed call to the provider means for the caller:
 * - `rejected`: the provider understood the call and rejected it; nothing happened there
 * - `not_found`: the record does not exist, or this login may not see it
 * - `credentials`: the login was refused
 * - `rate_limited`: too many calls in this minute; nothing happened there
 * - `unknown`: there was no usable answer; the call may have taken effect
 */
export type ProviderFailure = 'rejected' | 'not_found' | 'credentials' | 'rate_limited' | 'unknown';

/** Why an intent cannot succeed. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * How an attempt ended. `unknown`: the provider may have acted or not; the next attempt looks the key up first. `faulty`:
 * our own code or database failed, which the next attempt treats alike. `isRateLimited`: the login has used up its calls of this minute, which
 * concerns every intent of the same login.
 */
export type Outcome<Effect = unknown> =
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly reason: string; readonly pauseMs?: number; readonly isRateLimited?: boolean }
  | { readonly kind: 'faulty'; readonly reason: string };

/** The outcome of an intent that our own rules do not allow to be sent any more. */
export function refusedByUs(code: ErrorCode): Outcome<never> {
  return { kind: 'refused', refusal: { code, message: errorCatalogue[code] } };
}

/**
 * The outcome of an attempt that one of our rules ended before the provider answered. Only the first attempt is refused by
 * it: later, an earlier attempt may have taken effect. A key that stands for another order refuses every attempt, because
 * the provider takes each key once.
 */
export function outcomeOfRule({ code, message }: Refusal, attempts: number): Outcome<never> {
  const isFinal = attempts === 1 || code === ('request_key_taken' satisfies ErrorCode);
  if (isFinal) return { kind: 'refused', refusal: { code, message } };
  return { kind: 'unknown', reason: `${code}: ${message}` };
}

/**
 * The outcome of an attempt whose call failed. A record that is not found or a login that is refused ends the intent
 * only at the first attempt: later, an earlier attempt may have taken effect.
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
  return { kind: 'unknown', reason: `${failure}: ${code}`, isRateLimited: failure === 'rate_limited' };
}

/**
 * The failure of an attempt whose look-up of the key failed. A rejected look-up does not tell whether the record exists,
 * so the outcome stays unknown.
 */
export function failureOfLookup(failure: ProviderFailure): ProviderFailure {
  return failure === 'rate_limited' ? failure : 'unknown';
}

/** A call takes effect at the provider within this time after the attempt, or never (docs/decisions/013). */
const maxEffectDelayMs = 5 * 60_000;

/**
 * The outcome of a repeat that must wait, for a call that the provider does not recognise by a key. The look-up before it found nothing, but
 * an earlier attempt may still take effect, and a repeat would then do the same again.
 * @param msSinceLastUpdate as for deferRefusal
 * @returns undefined when the call may be made
 */
export function waitBeforeRepeat(attempts: number, msSinceLastUpdate: number): Outcome<never> | undefined {
  if (attempts === 1 || msSinceLastUpdate >= maxEffectDelayMs) return undefined;
  return { kind: 'unknown', reason: 'an earlier attempt may still take effect', pauseMs: maxEffectDelayMs };
}

/**
 * Turns a refusal into `unknown` while an earlier attempt may still take effect. The intent then stays pending, and its
 * key is looked up again after that time. A refusal that is recorded too early would let a user send the same payment
 * again.
 * @param msSinceLastUpdate from the intent's last update before this attempt to the claim of this attempt
 */
export function deferRefusal<Effect>(
  outcome: Outcome<Effect>,
  attempts: number,
  msSinceLastUpdate: number,
): Outcome<Effect> {
  const isEarlierAttemptPending = attempts > 1 && msSinceLastUpdate < maxEffectDelayMs;
  if (outcome.kind !== 'refused' || !isEarlierAttemptPending) return outcome;
  const reason = `an earlier attempt may still take effect; otherwise ${outcome.refusal.code}`;
  return { kind: 'unknown', reason, pauseMs: maxEffectDelayMs };
}
