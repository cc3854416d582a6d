import type { ParameterValue } from '../model/boolExp';
import type { LiveStatement } from '../sql/live';
import { bindRows } from './bind';
import { Cohorts, type Cohort, type Subscriber } from './cohorts';
import type { Runner } from './database';
import { dataText } from './dataText';
import { pacedTask, type PacedTask } from './pacedTask';
import { isOutage } from './postgresError';

/** What live queries need of the engine. */
export interface PollerOptions {
  readonly run: Runner['run'];
  readonly log: (entry: Record<string, unknown>) => void;
  readonly intervalMs: number;
  /** How many cohorts one statement answers. */
  readonly batchSize: number;
}

/** The least time between two runs, so that a burst of changes causes one run. */
const minGapMs = 20;

/** Runs one compiled subscription for all its subscribers: one statement per run and batch, however many there are. */
export class LivePoller {
  private readonly cohorts = new Cohorts();
  private readonly runs: PacedTask;
  private readonly timer: NodeJS.Timeout;
  private wakes = 0;

  constructor(
    private readonly live: LiveStatement,
    private readonly options: PollerOptions,
    /** Called after the last subscriber has left and the poller has stopped. */
    private readonly onIdle: () => void,
  ) {
    this.runs = pacedTask(() => this.runAll(), minGapMs);
    this.timer = setInterval(() => this.wake(), options.intervalMs);
  }

  /** Requests a run soon, because something has changed. */
  wake(): void {
    this.wakes += 1;
    this.runs.wake();
  }

  /** Stops the timer; no run starts afterwards. */
  stop(): void {
    clearInterval(this.timer);
    this.runs.stop();
  }

  /** Adds a subscriber with what `bind` gave for it. */
  add(subscriber: Subscriber, values: readonly ParameterValue[]): void {
    const cohort = this.cohorts.join(subscriber, values);
    if (cohort.last !== undefined) subscriber.next(cohort.last);
    else if (cohort.stage === 'waiting') void this.admit(subscriber, cohort);
  }

  remove(subscriber: Subscriber): void {
    this.cohorts.leave(subscriber);
    this.stopIfIdle();
  }

  /** Starts a cohort when the subscriber's turn has come, unless the subscriber has left or another's turn came before. */
  private async admit(subscriber: Subscriber, cohort: Cohort): Promise<void> {
    try {
      await subscriber.admit(async () => {
        if (cohort.stage === 'waiting' && cohort.subscribers.has(subscriber)) await this.start(cohort);
      });
    } catch (error) {
      this.remove(subscriber);
      subscriber.fail(error);
    }
  }

  /** Fetches a new cohort's first answer separately, so that an error in its values ends no other cohort. */
  private async start(cohort: Cohort): Promise<void> {
    const { wakes } = this;
    cohort.stage = 'starting';
    try {
      await this.fetch([cohort]);
    } catch (error) {
      return this.fail(cohort, error);
    }
    cohort.stage = 'started';
    if (this.wakes !== wakes) this.runs.wake();
  }

  private async runAll(): Promise<void> {
    const { batchSize, log } = this.options;
    const started = this.cohorts.all().filter(({ stage }) => stage === 'started');
    try {
      for (let from = 0; from < started.length; from += batchSize) {
        await this.fetchBatch(started.slice(from, from + batchSize));
      }
    } catch (error) {
      log({ level: 'warn', type: 'live query', message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Fetches a batch. If it fails, fetches its cohorts one by one and ends those that fail themselves. Rejects in an outage. */
  private async fetchBatch(batch: readonly Cohort[]): Promise<void> {
    const watched = batch.filter(({ subscribers }) => subscribers.size > 0);
    try {
      if (watched.length > 0) await this.fetch(watched);
    } catch (error) {
      if (isOutage(error)) throw error;
      for (const cohort of watched) await this.fetchAlone(cohort);
    }
  }

  private async fetchAlone(cohort: Cohort): Promise<void> {
    try {
      await this.fetch([cohort]);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.fail(cohort, error);
    }
  }

  private async fetch(cohorts: readonly Cohort[]): Promise<void> {
    const { statement } = this.live;
    const values = bindRows(
      statement,
      cohorts.map((cohort) => cohort.values),
    );
    for (const [position, ...columns] of await this.options.run(statement, values, '$')) {
      const cohort = cohorts[Number(position)];
      if (cohort) this.deliver(cohort, columns);
    }
  }

  private deliver(cohort: Cohort, columns: (string | null)[]): void {
    if (this.live.isStream) return this.deliverBatch(cohort, columns);
    const data = this.dataOf(columns);
    if (data === cohort.last) return;
    cohort.last = data;
    cohort.subscribers.forEach(({ next }) => next(data));
  }

  /** Sends a stream's batch and moves the cohort's cursor past it; runs again, since there may be more rows. */
  private deliverBatch(cohort: Cohort, columns: (string | null)[]): void {
    const cursor = columns.at(-1) ?? null;
    if (cursor === null) return;
    const data = this.dataOf(columns);
    cohort.subscribers.forEach(({ next }) => next(data));
    const { parameters } = this.live.statement;
    const values = cohort.values.map((value, index) => (parameters[index]?.kind === 'cursor' ? cursor : value));
    this.cohorts.move(cohort, values);
    this.wake();
  }

  private dataOf(columns: readonly (string | null)[]): string {
    let column = 0;
    const texts = this.live.members.map((member) =>
      member.kind === 'constant' ? JSON.stringify(member.value) : (columns[column++] ?? 'null'),
    );
    return dataText(this.live.members, texts);
  }

  private fail(cohort: Cohort, error: unknown): void {
    this.cohorts.dissolve(cohort).forEach(({ fail }) => fail(error));
    this.stopIfIdle();
  }

  private stopIfIdle(): void {
    if (this.cohorts.size > 0) return;
    this.stop();
    this.onIdle();
  }
}
