/** What was started so far, to be stopped in reverse whether or not the start succeeds. */
export class Parts {
  private readonly stops: (() => Promise<void>)[] = [];
  private isStopped = false;

  /**
   * Waits for a part and remembers how to stop it.
   * @throws Error when everything was stopped in the meantime; the part is then stopped too
   */
  async add<T>(starting: Promise<T> | T, stop: (part: T) => Promise<void>): Promise<T> {
    const part = await starting;
    if (this.isStopped) {
      await stop(part);
      throw new Error('The stack was stopped while it was starting.');
    }
    this.stops.push(() => stop(part));
    return part;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const stop of this.stops.splice(0).reverse()) await stop();
  }
}
