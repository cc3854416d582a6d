import { type ParameterValue } from '../model/boolExp';
import { type LiveStatement } from '../sql/live';
import { bindRows } from './bind';
import { Cohorts, type Cohort, type Subscriber } from './cohorts';
import { type Runner } from './database';
import { dataText } from './dataText';
import { pacedTask, type PacedTask } from './pacedTask';
import { isOutage } from './postgresError';

/** What pollers need of the engine. */
export interface PollerOptions {
  readonly run: Runner['run'];
  readonly log: (entry: Record<string, unknown>) => void;
  readonly intervalMs: number;
  /** How many cohorts one statement asks for. */
  readonly batchSize: number;
}

/** News that come in a burst are looked at together. */
const MIN_GAP_MS = 20;

/** Watches one compiled subscription for all its subscribers: one statement at each look, however many they are. */
export class LivePoller {
  private readonly cohorts = new Cohorts();
  private readonly looks: PacedTask;
  private readonly timer: NodeJS.Timeout;
  private wakes = 0;

  constructor(
    private readonly live: LiveStatement,
    private readonly options: PollerOptions,
    /** Called when the last subscriber has gone; the poller has stopped then. */
    private readonly onIdle: () => void,
  ) {
    this.looks = pacedTask(() => this.look(), MIN_GAP_MS);
    this.timer = setInterval(() => this.wake(), options.intervalMs);
  }

  /** Looks again soon: something has changed. */
  wake(): void {
    this.wakes += 1;
    this.looks.wake();
  }

  stop(): void {
    clearInterval(this.timer);
    this.looks.stop();
  }

  /** Adds a subscriber with what `bind` gave for it. */
  add(subscriber: Subscriber, values: readonly ParameterValue[]): void {
    const { cohort, isNew } = this.cohorts.join(subscriber, values);
    if (isNew) void this.start(cohort);
    else if (cohort.last !== undefined) subscriber.next(cohort.last);
  }

  remove(subscriber: Subscriber): void {
    this.cohorts.leave(subscriber);
    this.stopIfIdle();
  }

  /** A new cohort is asked for alone, so that what is wrong with its values is its own affair. */
  private async start(cohort: Cohort): Promise<void> {
    const { wakes } = this;
    try {
      await this.ask([cohort]);
    } catch (error) {
      return this.fail(cohort, error);
    }
    cohort.isStarted = true;
    if (this.wakes !== wakes) this.looks.wake();
  }

  private async look(): Promise<void> {
    const { batchSize, log } = this.options;
    const started = this.cohorts.all().filter(({ isStarted }) => isStarted);
    try {
      for (let from = 0; from < started.length; from += batchSize)
        await this.askBatch(started.slice(from, from + batchSize));
    } catch (error) {
      log({ level: 'warn', type: 'live query', message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** When a batch fails, its cohorts are asked one by one: only those that fail themselves end. Rejects in an outage. */
  private async askBatch(batch: readonly Cohort[]): Promise<void> {
    const watched = batch.filter(({ subscribers }) => subscribers.size > 0);
    try {
      if (watched.length > 0) await this.ask(watched);
    } catch (error) {
      if (isOutage(error)) throw error;
      for (const cohort of watched) await this.askAlone(cohort);
    }
  }

  private async askAlone(cohort: Cohort): Promise<void> {
    try {
      await this.ask([cohort]);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.fail(cohort, error);
    }
  }

  private async ask(cohorts: readonly Cohort[]): Promise<void> {
    const { statement } = this.live;
    const values = bindRows(
      statement,
      cohorts.map((cohort) => cohort.values),
    );
    for (const [position, ...columns] of await this.options.run(statement, values, '$')) {
      const cohort = cohorts[Number(position)];
      if (cohort) this.take(cohort, columns);
    }
  }

  private take(cohort: Cohort, columns: (string | null)[]): void {
    if (this.live.isStream) return this.takeBatch(cohort, columns);
    const data = this.dataOf(columns);
    if (data === cohort.last) return;
    cohort.last = data;
    cohort.subscribers.forEach(({ next }) => next(data));
  }

  /** A batch with rows moves its cohort on, and there may be more at once. */
  private takeBatch(cohort: Cohort, columns: (string | null)[]): void {
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
