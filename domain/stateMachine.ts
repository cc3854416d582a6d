/** The statuses of one entity, where it may begin, and where it may go from each. */
export interface StateMachine<Status extends string = string> {
  readonly first: readonly Status[];
  readonly next: Readonly<Record<Status, readonly Status[]>>;
}

/** Whether the machine lets an entity move so; staying where it is always may. */
export function mayMove<Status extends string>(machine: StateMachine<Status>, from: Status, to: Status): boolean {
  return from === to || machine.next[from].includes(to);
}

/**
 * The shortest way from one status to another, without where it begins: what an entity has passed through when a reading
 * skips steps. Empty when it is there already, undefined when no way leads there.
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

/** Whether nothing follows a status. */
export function isFinal<Status extends string>(machine: StateMachine<Status>, status: Status): boolean {
  return machine.next[status].length === 0;
}
