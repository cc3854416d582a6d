import type { Outcome } from './outcome';

/** What an intent becomes after an attempt, until somebody claims it again. */
export interface Conclusion {
  readonly state: 'done' | 'rejected' | 'pending';
  readonly nextAttemptAt: Date;
  readonly lastError: string | null;
}

const states = { effect: 'done', refused: 'rejected', unknown: 'pending' } as const;
const firstPauseMs = 1000;
const longestPauseMs = 5 * 60_000;
const mostDoublings = 20;

/**
 * What an attempt's outcome makes of its intent.
 * @param attempts from 1 on
 * @param random between 0 and 1, so that a crowd does not return together
 */
export function conclude(outcome: Outcome, attempts: number, now: Date, random: number): Conclusion {
  const waitMs = (outcome.kind === 'unknown' && outcome.pauseMs) || pauseMs(attempts, random);
  return {
    state: states[outcome.kind],
    nextAttemptAt: new Date(now.getTime() + waitMs),
    lastError: lastError(outcome),
  };
}

/** Doubles from one second to five minutes, spread by up to half. */
function pauseMs(attempts: number, random: number): number {
  const doubledMs = firstPauseMs * 2 ** Math.min(attempts - 1, mostDoublings);
  return Math.min(doubledMs, longestPauseMs) * (0.5 + random / 2);
}

function lastError(outcome: Outcome): string | null {
  if (outcome.kind === 'unknown') return outcome.reason;
  return outcome.kind === 'refused' ? `${outcome.refusal.code}: ${outcome.refusal.message}` : null;
}
