/** The statuses of one entity, where it may begin, and where it may go from each. */
export interface StateMachine<Status extends string = string> {
  readonly first: readonly Status[];
  readonly next: Readonly<Record<Status, readonly Status[]>>;
}

/** Whether the machine lets an entity move so; staying where it is always may. */
export function mayMove<Status extends string>(machine: StateMachine<Status>, from: Status, to: Status): boolean {
  return from === to || machine.next[from].includes(to);
}

/** Whether nothing follows a status. */
export function isFinal<Status extends string>(machine: StateMachine<Status>, status: Status): boolean {
  return machine.next[status].length === 0;
}
