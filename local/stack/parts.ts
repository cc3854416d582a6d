/** The parts that were started so far. They stop in reverse order, after a failed or interrupted start too. */
export class Parts {
  private readonly stops: (() => Promise<void> | void)[] = [];
  private readonly pending = new Set<Promise<unknown>>();
  private stopping: Promise<void> | undefined;

  /**
   * Waits for a part and remembers how to stop it.
   * @throws Error when everything was stopped in the meantime; the part is then stopped too
   */
  add<T>(starting: Promise<T> | T, stop: (part: T) => Promise<void> | void): Promise<T> {
    const added = this.keep(starting, stop);
    this.pending.add(added);
    const settle = () => void this.pending.delete(added);
    added.then(settle, settle);
    return added;
  }

  private async keep<T>(starting: Promise<T> | T, stop: (part: T) => Promise<void> | void): Promise<T> {
    const part = await starting;
    if (this.stopping) {
      await stop(part);
      throw new Error('The stack was stopped while it was starting.');
    }
    this.stops.push(() => stop(part));
    return part;
  }

  /**
   * Resolves when all parts have stopped, those included that were still starting. The others stop even if one fails to.
   * @throws the first failure, when all are through
   */
  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  private async stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const stop of this.stops.splice(0).reverse()) {
      await Promise.resolve()
        .then(stop)
        .catch((error: unknown) => failures.push(error));
    }
    await Promise.allSettled(this.pending);
    if (failures.length > 0) throw failures[0];
  }
}
