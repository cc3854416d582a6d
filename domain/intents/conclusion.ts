import type { Outcome } from './outcome';

/** The state of an intent after an attempt. */
export interface Conclusion {
  readonly state: 'done' | 'rejected' | 'pending';
  readonly nextAttemptAt: Date;
  readonly lastError: string | null;
}

const states = { effect: 'done', refused: 'rejected', unknown: 'pending', faulty: 'pending' } as const;
const firstPauseMs = 1000;
const maxPauseMs = 5 * 60_000;
const maxDoublings = 20;
const minuteMs = 60_000;
/** The provider's clock may be behind ours by about this much. */
const clockDifferenceMs = 1000;

/**
 * The state of an intent after an attempt that ended so.
 * @param attempts from 1
 * @param random between 0 and 1, so that many intents are not retried at the same moment
 */
export function conclude(outcome: Outcome, attempts: number, now: Date, random: number): Conclusion {
  return {
    state: states[outcome.kind],
    nextAttemptAt: new Date(now.getTime() + waitMs(outcome, attempts, now, random)),
    lastError: lastError(outcome),
  };
}

function waitMs(outcome: Outcome, attempts: number, now: Date, random: number): number {
  if (outcome.kind !== 'unknown') return pauseMs(attempts, random);
  if (outcome.isRateLimited) return untilNextMinuteMs(now) + clockDifferenceMs * (1 + random);
  return outcome.pauseMs ?? pauseMs(attempts, random);
}

/** The provider counts the calls of a login in each minute of the clock. */
const untilNextMinuteMs = (now: Date): number => minuteMs - (now.getTime() % minuteMs);

/** Doubles from one second to five minutes; a random factor between 0.5 and 1 spreads the retries. */
function pauseMs(attempts: number, random: number): number {
  const doubledMs = firstPauseMs * 2 ** Math.min(attempts - 1, maxDoublings);
  return Math.min(doubledMs, maxPauseMs) * (0.5 + random / 2);
}

function lastError(outcome: Outcome): string | null {
  if (outcome.kind === 'unknown' || outcome.kind === 'faulty') return outcome.reason;
  return outcome.kind === 'refused' ? `${outcome.refusal.code}: ${outcome.refusal.message}` : null;
}
