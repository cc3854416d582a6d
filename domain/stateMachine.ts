/** The statuses of one entity: those it may begin with, and those that may follow each. */
export interface StateMachine<Status extends string = string> {
  readonly first: readonly Status[];
  readonly next: Readonly<Record<Status, readonly Status[]>>;
}

/** Whether an entity may change from one status to the other; keeping its status is always allowed. */
export function mayMove<Status extends string>(machine: StateMachine<Status>, from: Status, to: Status): boolean {
  return from === to || machine.next[from].includes(to);
}

/**
 * The shortest sequence of statuses from one to another, without the first: what an entity passed through when a reading skips
 * statuses. Empty when both are the same, undefined when there is no such sequence.
 */
export function wayTo<Status extends string>(
  machine: StateMachine<Status>,
  from: Status,
  to: Status,
): Status[] | undefined {
  const ways = new Map<Status, Status[]>([[from, []]]);
  for (const [status, way] of ways) {
    if (status === to) return way;
    for (const next of machine.next[status]) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}
