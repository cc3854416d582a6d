/** An object of the metadata that cannot be served, and why. The rest is served without it. */
export interface Inconsistency {
  readonly type: string;
  readonly name: string;
  readonly reason: string;
  readonly definition?: unknown;
  /** What a role could not inherit. */
  readonly entity?: unknown;
}

/** The type of a conflict between the parents of an inherited role. */
export const inheritanceConflict = 'inherited role permission inconsistency';

/** Whether metadata with this problem is refused unless inconsistencies are allowed; a conflict of parents is only listed. */
export function isBlocking({ type }: Inconsistency): boolean {
  return type !== inheritanceConflict;
}

/** The blocking problems of `after` that were not there before. */
export function newlyInconsistent(
  before: readonly Inconsistency[],
  after: readonly Inconsistency[],
): readonly Inconsistency[] {
  const key = ({ type, name, reason }: Inconsistency): string => JSON.stringify([type, name, reason]);
  const known = new Set(before.map(key));
  return after.filter((problem) => isBlocking(problem) && !known.has(key(problem)));
}

/** Collects inconsistencies while the model is built; `attempt` turns a thrown error into one. */
export class InconsistencyList {
  readonly items: Inconsistency[];

  /** Begins with problems that are known already. */
  constructor(known: readonly Inconsistency[] = []) {
    this.items = [...known];
  }

  add(type: string, name: string, reason: string, definition: unknown): void {
    this.items.push({ type, name, reason, definition });
  }

  /** Runs `build`; undefined and an entry on the list when it throws. */
  attempt<Result>(type: string, name: string, definition: unknown, build: () => Result): Result | undefined {
    try {
      return build();
    } catch (error) {
      this.addError(type, name, definition, error);
      return undefined;
    }
  }

  /** Adds an object whose reason is an error. */
  addError(type: string, name: string, definition: unknown, error: unknown): void {
    this.add(type, name, error instanceof Error ? error.message : String(error), definition);
  }
}

/** A list for those who read metadata without serving it: the first problem is thrown. */
export class StrictList extends InconsistencyList {
  override addError(_type: string, _name: string, _definition: unknown, error: unknown): void {
    throw error;
  }
}
