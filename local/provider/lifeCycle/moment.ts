/** What a tick goes by. */
export interface Moment {
  /** The London date. */
  readonly today: string;
  /** The time on London's clocks, `HH:MM`. */
  readonly time: string;
  /**
   * Whether money on its way takes the seconds that it takes. A tick by itself waits for them, so that people see
   * a status move; one that was asked for does not.
   */
  readonly isPatient: boolean;
}

/** Whether something that was begun at a moment has had its time. */
export function hasPassed({ isPatient }: Moment, begun: string, ms: number, now: Date): boolean {
  return !isPatient || now.getTime() - Date.parse(begun) >= ms;
}
