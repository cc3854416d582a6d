/** How long a session may lie idle where no organisation says otherwise (specification section 9), in milliseconds. */
export const defaultIdleLimitMs = 3_300_000;

const longestWarningMs = 300_000;
const msPerMinute = 60_000;

/** What the time without a sign of life means: nothing, a warning, or the end. */
export type IdlePhase = 'active' | 'warned' | 'expired';

/** How long before the end the warning comes: five minutes, but at most a fifth of a short limit. In milliseconds. */
export function idleWarningMs(limitMs: number): number {
  return Math.min(longestWarningMs, limitMs / 5);
}

/** How often the server hears of somebody who works: often enough that the limit is judged well. In milliseconds. */
export function seenEveryMs(limitMs: number): number {
  return idleWarningMs(limitMs);
}

/** Judges a session by the time since the last sign of life, both in milliseconds. */
export function idlePhase(idleMs: number, limitMs: number): IdlePhase {
  if (idleMs >= limitMs) return 'expired';
  return idleMs >= limitMs - idleWarningMs(limitMs) ? 'warned' : 'active';
}

/** The details of a timed-out session's activity (specification section 8): elapsed and total minutes, and where. */
export function idleDetails(idleMs: number, limitMs: number, location: string): string {
  const minutes = (ms: number) => Math.floor(ms / msPerMinute);
  return `Elapsed minutes: ${minutes(idleMs)}. Total minutes: ${minutes(limitMs)}. Location: ${location}`;
}
