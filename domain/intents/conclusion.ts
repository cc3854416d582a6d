import type { Outcome } from './outcome';

/** The state of an intent after an attempt. */
export interface Conclusion {
  readonly state: 'done' | 'rejected' | 'pending';
  readonly nextAttemptAt: Date;
  readonly lastError: string | null;
}

/** What the pause after an attempt depends on. */
export interface AttemptedIntent {
  /** From 1. */
  readonly attempts: number;
  /** Until when the call may be made, such as the end of a quote; null where it may be made at any time. */
  readonly wantedUntil: Date | null;
}

const states = { effect: 'done', refused: 'rejected', unknown: 'pending', faulty: 'pending' } as const;
const firstPauseMs = 1000;
const maxPauseMs = 5 * 60_000;
const maxDoublings = 20;
const minuteMs = 60_000;
/** The provider's clock may be behind ours by about this much. */
const clockDifferenceMs = 1000;
/** The longest pause while an intent is wanted: a quote of 30 seconds then has about ten attempts. */
const maxWantedPauseMs = 4000;
/** After so many attempts the usual pauses apply to an intent that is still wanted. */
const maxWantedAttempts = 12;

/**
 * The state of an intent after an attempt that ended so.
 * @param random between 0 and 1, so that many intents are not retried at the same moment
 */
export function conclude(outcome: Outcome, intent: AttemptedIntent, now: Date, random: number): Conclusion {
  return {
    state: states[outcome.kind],
    nextAttemptAt: new Date(now.getTime() + waitMs(outcome, intent, now, random)),
    lastError: lastError(outcome),
  };
}

/**
 * When a login may call again that has used up its calls of this minute: the provider counts them in each minute of the clock.
 * @param random as for conclude
 */
export function nextMinute(now: Date, random: number): Date {
  const untilNextMinuteMs = minuteMs - (now.getTime() % minuteMs);
  return new Date(now.getTime() + untilNextMinuteMs + clockDifferenceMs * (1 + random));
}

/** The shorter of the usual pause and the one of an intent that is wanted now. */
function waitMs(outcome: Outcome, intent: AttemptedIntent, now: Date, random: number): number {
  const usualMs = usualWaitMs(outcome, intent.attempts, now, random);
  const leftMs = intent.wantedUntil ? intent.wantedUntil.getTime() - now.getTime() : 0;
  if (leftMs <= 0 || intent.attempts > maxWantedAttempts) return usualMs;
  return Math.min(usualMs, wantedWaitMs(outcome, intent.attempts, random), leftMs);
}

/**
 * An outcome that is unknown for the first time is looked up at once. The last attempt is made when the time is over, and tells that: the
 * user waits for it.
 */
function wantedWaitMs(outcome: Outcome, attempts: number, random: number): number {
  const isLookedUpNext = outcome.kind === 'unknown' && !outcome.hadNoEffect && attempts === 1;
  return isLookedUpNext ? 0 : Math.min(pauseMs(attempts, random), maxWantedPauseMs);
}

function usualWaitMs(outcome: Outcome, attempts: number, now: Date, random: number): number {
  if (outcome.kind !== 'unknown') return pauseMs(attempts, random);
  if (outcome.isRateLimited) return nextMinute(now, random).getTime() - now.getTime();
  return outcome.pauseMs ?? pauseMs(attempts, random);
}

/** Doubles from one second to five minutes; a random factor between 0.5 and 1 spreads the retries. */
function pauseMs(attempts: number, random: number): number {
  const doubledMs = firstPauseMs * 2 ** Math.min(attempts - 1, maxDoublings);
  return Math.min(doubledMs, maxPauseMs) * (0.5 + random / 2);
}

function lastError(outcome: Outcome): string | null {
  if (outcome.kind === 'unknown' || outcome.kind === 'faulty') return outcome.reason;
  return outcome.kind === 'refused' ? `${outcome.refusal.code}: ${outcome.refusal.message}` : null;
}
