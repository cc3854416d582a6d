/** An object of the metadata that cannot be served, and why. The rest is served without it. */
export interface Inconsistency {
  readonly type: string;
  readonly name: string;
  readonly reason: string;
  readonly definition: unknown;
}

/** Collects inconsistencies while the model is built; `attempt` turns a thrown error into one. */
export class InconsistencyList {
  readonly items: Inconsistency[] = [];

  add(type: string, name: string, reason: string, definition: unknown): void {
    this.items.push({ type, name, reason, definition });
  }

  /** Runs `build`; undefined and an entry on the list when it throws. */
  attempt<Result>(type: string, name: string, definition: unknown, build: () => Result): Result | undefined {
    try {
      return build();
    } catch (error) {
      this.add(type, name, error instanceof Error ? error.message : String(error), definition);
      return undefined;
    }
  }
}
