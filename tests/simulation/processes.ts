import type { Dice } from './dice';
import type { Faults } from './faults';

/** Something that takes several steps; between two of them others act. It yields how many milliseconds it waits. */
export type Process<Result = void> = Generator<number, Result, void>;

interface Running {
  readonly name: string;
  readonly process: Pick<Process<unknown>, 'next'>;
  /** Ours may die or sleep; what the provider has taken in may not. */
  readonly isOurs: boolean;
  wakesAt: number;
}

const longestSleepMs = 300_000;

/** What is going on at the same time. Each turn lets one of those that are awake go one step on. */
export class Processes {
  private readonly running: Running[] = [];

  constructor(
    private readonly dice: Dice,
    private readonly faults: Faults,
  ) {}

  get count(): number {
    return this.running.length;
  }

  start(name: string, process: Process<unknown>, wakesAt = 0): void {
    this.running.push({ name, process, isOurs: true, wakesAt });
  }

  /** Lets the provider do something at a time; nothing keeps it from that. */
  expect(name: string, at: number, work: () => unknown): void {
    const next = () => ({ done: true as const, value: work() });
    this.running.push({ name, process: { next }, isOurs: false, wakesAt: at });
  }

  /** When the next of them wakes; undefined when there are none. */
  nextWake(): number | undefined {
    return this.count === 0 ? undefined : Math.min(...this.running.map(({ wakesAt }) => wakesAt));
  }

  /** Lets one that is awake go on. Returns what happened, undefined when all wait. */
  turn(now: number): string | undefined {
    const awake = this.running.filter(({ wakesAt }) => wakesAt <= now);
    if (awake.length === 0) return undefined;
    const one = this.dice.pick(awake);
    if (one.isOurs && this.faults.happens('a process dies')) {
      this.remove(one);
      return `${one.name} dies`;
    }
    if (one.isOurs && this.faults.happens('a process sleeps')) {
      one.wakesAt = now + this.dice.between(20_000, longestSleepMs);
      return `${one.name} sleeps for ${Math.round((one.wakesAt - now) / 1000)} s`;
    }
    const { done, value } = one.process.next();
    if (done) this.remove(one);
    else one.wakesAt = now + (value as number);
    return done ? `${one.name} ends` : `${one.name} goes on`;
  }

  private remove(one: Running): void {
    this.running.splice(this.running.indexOf(one), 1);
  }
}
