/** The times that a tick uses. */
export interface Moment {
  /** The London date. */
  readonly today: string;
  /** The time on London's clocks, `HH:MM`. */
  readonly time: string;
  /**
   * Whether transfers and inbound funds take their few seconds. The background tick waits for them, so that people see
   * a status change; a tick that was requested does not.
   */
  readonly isPatient: boolean;
}

/** Whether the duration of something that began at a moment has passed. */
export function hasPassed({ isPatient }: Moment, begun: string, ms: number, now: Date): boolean {
  return !isPatient || now.getTime() - Date.parse(begun) >= ms;
}
