/** An object of the metadata that cannot be served, and why, in the form of Hasura's metadata API. The rest is served without it. */
export interface Inconsistency {
  readonly type: string;
  /** The type, the name and where it is: `table ledgers in source default`. */
  readonly name: string;
  readonly reason: string;
  readonly definition?: unknown;
  /** What a role could not inherit. */
  readonly entity?: unknown;
}

/** The type of a conflict between the parents of an inherited role. */
export const inheritanceConflict = 'inherited role permission inconsistency';

/** An object of a source, as the name of an inconsistency goes on after its type. */
export function inSource(name: string, source: string): string {
  return `${name} in source ${source}`;
}

/** An object of a table, as the name of an inconsistency goes on after its type. */
export function inTable(name: string, table: string, source: string): string {
  return `${name} in table ${inSource(table, source)}`;
}

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

/** An error whose message is a whole reason: Hasura says no `Inconsistent object` before it. */
export class WholeReason extends Error {}

/** Collects inconsistencies while the model is built; `attempt` turns a thrown error into one. */
export class InconsistencyList {
  readonly items: Inconsistency[];

  /** Begins with problems that are known already. */
  constructor(known: readonly Inconsistency[] = []) {
    this.items = [...known];
  }

  add(type: string, name: string, reason: string, definition: unknown): void {
    this.push(type, name, `Inconsistent object: ${reason}`, definition);
  }

  private push(type: string, name: string, reason: string, definition: unknown): void {
    this.items.push({ type, name: `${type} ${name}`, reason, definition });
  }

  /** Runs `build`; undefined and an entry on the list when it throws. The reason is the error's message after `context`. */
  attempt<Result>(
    type: string,
    name: string,
    definition: unknown,
    build: () => Result,
    context = '',
  ): Result | undefined {
    try {
      return build();
    } catch (error) {
      this.addError(type, name, definition, error, context);
      return undefined;
    }
  }

  /** Adds an object whose reason is an error. */
  addError(type: string, name: string, definition: unknown, error: unknown, context = ''): void {
    if (error instanceof WholeReason) return this.push(type, name, error.message, definition);
    this.add(type, name, `${context}${error instanceof Error ? error.message : String(error)}`, definition);
  }
}

/** A list for those who read metadata without serving it: the first problem is thrown. */
export class StrictList extends InconsistencyList {
  override addError(_type: string, _name: string, _definition: unknown, error: unknown): void {
    throw error;
  }
}
