import type { Dice } from './dice';
import type { Faults } from './faults';

/** Something that takes several steps; between two of them others act. It yields how many milliseconds it waits. */
export type Process<Result = void> = Generator<number, Result, void>;

/** One step of a process: how many milliseconds it waits now, or that it is done. */
interface Step {
  readonly done?: boolean;
  readonly value: unknown;
}

/** A process as it is run: a generator, or asynchronous code by `asProcess`. */
export interface Steps {
  readonly next: () => Step | Promise<Step>;
}

/** Waits some milliseconds. Others act meanwhile. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Runs asynchronous code as a process. Others act only while it pauses; it may not pause twice at once. */
export function asProcess(work: (pause: Pause) => Promise<unknown>): Steps {
  let goOn: (() => void) | undefined;
  let end: (step: Step | Promise<Step>) => void;
  const pause: Pause = (value) =>
    new Promise((resume) => {
      goOn = resume;
      end({ value });
    });
  const start = () => {
    const whole = work(pause).then((value): Step => ({ done: true, value }));
    void whole.then(
      () => end(whole),
      () => end(whole),
    );
  };
  return {
    next: () =>
      new Promise((done) => {
        end = done;
        (goOn ?? start)();
      }),
  };
}

/** Runs a generator inside asynchronous code. */
export async function pauseWith<Result>(pause: Pause, process: Process<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = process.next();
    if (done) return value;
    await pause(value);
  }
}

interface Running {
  readonly name: string;
  readonly process: Steps;
  /** Our own processes may be killed or paused; the provider's may not. */
  readonly isOurs: boolean;
  wakesAt: number;
}

const maxSleepMs = 300_000;

/** The concurrent processes. Each turn runs one step of one process that is awake. */
export class Processes {
  private readonly running: Running[] = [];

  constructor(
    private readonly dice: Dice,
    private readonly faults: Faults,
  ) {}

  get count(): number {
    return this.running.length;
  }

  start(name: string, process: Steps, wakesAt = 0): void {
    this.running.push({ name, process, isOurs: true, wakesAt });
  }

  /** Schedules an effect at the provider; faults do not stop it. */
  expect(name: string, at: number, work: () => unknown): void {
    const next = () => ({ done: true as const, value: work() });
    this.running.push({ name, process: { next }, isOurs: false, wakesAt: at });
  }

  /** When the next of them wakes; undefined when there are none. */
  nextWake(): number | undefined {
    return this.count === 0 ? undefined : Math.min(...this.running.map(({ wakesAt }) => wakesAt));
  }

  /** Lets one that is awake go on. Returns what happened, undefined when all wait. */
  async turn(now: number): Promise<string | undefined> {
    const awake = this.running.filter(({ wakesAt }) => wakesAt <= now);
    if (awake.length === 0) return undefined;
    const one = this.dice.pick(awake);
    if (one.isOurs && this.faults.happens('a process dies')) {
      this.remove(one);
      return `${one.name} dies`;
    }
    if (one.isOurs && this.faults.happens('a process sleeps')) {
      one.wakesAt = now + this.dice.between(20_000, maxSleepMs);
      return `${one.name} sleeps for ${Math.round((one.wakesAt - now) / 1000)} s`;
    }
    const { done, value } = await one.process.next();
    if (done) this.remove(one);
    else one.wakesAt = now + (value as number);
    return done ? `${one.name} ends` : `${one.name} goes on`;
  }

  private remove(one: Running): void {
    this.running.splice(this.running.indexOf(one), 1);
  }
}
