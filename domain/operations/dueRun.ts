/** When a schedule starts again, and whether it should have already. */
export interface DueRun {
  /** In milliseconds since 1970. */
  readonly dueAtMs: number;
  /** Two starts were missed: one may be late, because a run waits for the one before it. */
  readonly isLate: boolean;
}

/**
 * The next run of a schedule.
 * @param startedAtMs when the last run started, in milliseconds since 1970
 * @param nowMs in milliseconds since 1970
 */
export function dueRun(startedAtMs: number, everyMinutes: number, nowMs: number): DueRun {
  const periodMs = everyMinutes * 60_000;
  return { dueAtMs: startedAtMs + periodMs, isLate: nowMs > startedAtMs + 2 * periodMs };
}
