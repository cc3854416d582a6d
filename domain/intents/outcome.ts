import { errorCatalogue, type ErrorCode } from '../errors';

/**
 * What a failed call to the provider means for the caller:
 * - `rejected`: the provider understood the call and rejected it; nothing happened there
 * - `not_found`: the record does not exist, or this login may not see it
 * - `credentials`: the login was refused
 * - `rate_limited`: too many calls in this minute; nothing happened there
 * - `not_sent`: the call was not made, because no connection was possible, signing in failed or the circuit is open
 * - `unknown`: there was no usable answer; the call may have taken effect
 */
export type ProviderFailure = 'rejected' | 'not_found' | 'credentials' | 'rate_limited' | 'not_sent' | 'unknown';

/** Why an intent cannot succeed. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * How an attempt ended. `unknown`: the provider may have acted or not; the next attempt looks the key up first. `faulty`:
 * our own code or database failed, which the next attempt treats alike. `isRateLimited`: the login has used up its calls of this minute, which
 * concerns every intent of the same login. `hadNoEffect`: this attempt certainly changed nothing at the provider; an earlier one may have.
 */
export type Outcome<Effect = unknown> =
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | UnknownOutcome
  | { readonly kind: 'faulty'; readonly reason: string };

interface UnknownOutcome {
  readonly kind: 'unknown';
  readonly reason: string;
  readonly pauseMs?: number;
  readonly isRateLimited?: boolean;
  readonly hadNoEffect?: boolean;
}

/**
 * The time since the last attempt of an intent that may have taken effect, in ms; null where each attempt is known to have had none.
 */
export type UnresolvedMs = number | null;

/** The outcome of an intent that our own rules do not allow to be sent any more. */
export function refusedByUs(code: ErrorCode): Outcome<never> {
  return { kind: 'refused', refusal: { code, message: errorCatalogue[code] } };
}

/**
 * The outcome of an attempt that one of our rules ended before the provider answered. It refuses the intent, unless an earlier attempt may
 * have taken effect. A key that stands for another order refuses every attempt, because the provider takes each key once.
 */
export function outcomeOfRule({ code, message }: Refusal, unresolvedMs: UnresolvedMs): Outcome<never> {
  const isFinal = unresolvedMs === null || code === ('request_key_taken' satisfies ErrorCode);
  if (isFinal) return { kind: 'refused', refusal: { code, message } };
  return { kind: 'unknown', reason: `${code}: ${message}` };
}

/**
 * The outcome of an attempt whose call failed. A record that is not found or a login that is refused ends the intent, unless an earlier
 * attempt may have taken effect.
 */
export function outcomeOfFailure(
  { failure, code, message }: { readonly failure: ProviderFailure } & Refusal,
  unresolvedMs: UnresolvedMs,
): Outcome<never> {
  const isResolved = unresolvedMs === null;
  if (failure === 'rejected' || (failure === 'not_found' && isResolved)) {
    return { kind: 'refused', refusal: { code, message } };
  }
  if (failure === 'credentials' && isResolved) return refusedByUs('provider_credentials_refused');
  const isRateLimited = failure === 'rate_limited';
  return {
    kind: 'unknown',
    reason: `${failure}: ${code}`,
    isRateLimited,
    hadNoEffect: isRateLimited || failure === 'not_sent',
  };
}

/**
 * The failure of an attempt whose look-up of the key failed. A rejected look-up does not tell whether the record exists,
 * so the outcome stays unknown.
 */
export function failureOfLookup(failure: ProviderFailure): ProviderFailure {
  return failure === 'rate_limited' || failure === 'not_sent' ? failure : 'unknown';
}

/** A call takes effect at the provider within this time after the attempt, or never (docs/decisions/013). */
const maxEffectDelayMs = 5 * 60_000;

/**
 * The outcome of a repeat that must wait, for a call that the provider does not recognise by a key. The look-up before it found nothing, but
 * an earlier attempt may still take effect, and a repeat would then do the same again.
 * @returns undefined when the call may be made
 */
export function waitBeforeRepeat(unresolvedMs: UnresolvedMs): Outcome<never> | undefined {
  if (unresolvedMs === null || unresolvedMs >= maxEffectDelayMs) return undefined;
  const pauseMs = maxEffectDelayMs - unresolvedMs;
  return { kind: 'unknown', reason: 'an earlier attempt may still take effect', pauseMs, hadNoEffect: true };
}

/**
 * Turns a refusal into `unknown` while an earlier attempt may still take effect. The intent then stays pending, and its
 * key is looked up again after that time. A refusal that is recorded too early would let a user send the same payment
 * again.
 */
export function deferRefusal<Effect>(outcome: Outcome<Effect>, unresolvedMs: UnresolvedMs): Outcome<Effect> {
  const isEarlierAttemptPending = unresolvedMs !== null && unresolvedMs < maxEffectDelayMs;
  if (outcome.kind !== 'refused' || !isEarlierAttemptPending) return outcome;
  const reason = `an earlier attempt may still take effect; otherwise ${outcome.refusal.code}`;
  return { kind: 'unknown', reason, pauseMs: maxEffectDelayMs - unresolvedMs, hadNoEffect: true };
}
