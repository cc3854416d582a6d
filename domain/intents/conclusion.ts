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

/**
 * The state of an intent after an attempt that ended so.
 * @param attempts from 1
 * @param random between 0 and 1, so that many intents are not retried at the same moment
 */
export function conclude(outcome: Outcome, attempts: number, now: Date, random: number): Conclusion {
  const waitMs = (outcome.kind === 'unknown' && outcome.pauseMs) || pauseMs(attempts, random);
  return {
    state: states[outcome.kind],
    nextAttemptAt: new Date(now.getTime() + waitMs),
    lastError: lastError(outcome),
  };
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
