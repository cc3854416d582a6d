/** The idle limit of a session where no organisation sets another (specification section 9), in milliseconds. */
export const defaultIdleLimitMs = 3_300_000;

const maxWarningMs = 300_000;
const msPerMinute = 60_000;

/** The state of a session by its idle time: active, warned, or ended. */
export type IdlePhase = 'active' | 'warned' | 'expired';

/** How long before the end the warning shows, in milliseconds: five minutes, but at most a fifth of the limit. */
export function idleWarningMs(limitMs: number): number {
  return Math.min(maxWarningMs, limitMs / 5);
}

/** How often an active browser reports to the server, in milliseconds: several times within the limit. */
export function seenEveryMs(limitMs: number): number {
  return idleWarningMs(limitMs);
}

/** The state of a session by the time since the last activity and the limit, both in milliseconds. */
export function idlePhase(idleMs: number, limitMs: number): IdlePhase {
  if (idleMs >= limitMs) return 'expired';
  return idleMs >= limitMs - idleWarningMs(limitMs) ? 'warned' : 'active';
}

/** The details of a timed-out session's activity (specification section 8): elapsed and total minutes, and where. */
export function idleDetails(idleMs: number, limitMs: number, location: string): string {
  const minutes = (ms: number) => Math.floor(ms / msPerMinute);
  return `Elapsed minutes: ${minutes(idleMs)}. Total minutes: ${minutes(limitMs)}. Location: ${location}`;
}
