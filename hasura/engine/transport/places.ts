/** The requests of one user that run at the same time; more wait in order. */
export const maxRunningPerUser = 3;
/**
 * How long requests may have run beside others, in milliseconds of all together. A user above it has one place, until as much time has
 * passed without any request. One long request alone never counts.
 */
export const maxBesideMs = 500;

/** The places in which one user's requests run. */
export class Places {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private besideMs = 0;
  private at: number;

  /** @param tooMany what is thrown when more than `maxWaiting` requests wait */
  constructor(
    private readonly maxWaiting: number,
    private readonly tooMany: () => Error,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.at = now();
  }

  /** Runs a request when a place is free. Rejects when too many wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.count();
      this.running -= 1;
      this.fill();
    }
  }

  private async enter(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting) throw this.tooMany();
    const entered = new Promise<void>((resolve) => this.waiting.push(resolve));
    this.fill();
    await entered;
  }

  /** Adds what ran beside another since the last count, or takes off the time in which nothing ran. */
  private count(): void {
    const now = this.now();
    this.besideMs = Math.max(0, this.besideMs + (now - this.at) * (this.running - 1));
    this.at = now;
  }

  private fill(): void {
    this.count();
    const places = this.besideMs > maxBesideMs ? 1 : maxRunningPerUser;
    while (this.running < places && this.waiting.length > 0) {
      this.running += 1;
      this.waiting.shift()?.();
    }
  }
}

/** Runs a task when those before it have ended, however they ended. */
type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue whose tasks run one after another, in the order in which they come. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
