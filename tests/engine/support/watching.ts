import type { Subscriber } from '../../../hasura/engine/execute/cohorts';
import { openDatabase, type Runner } from '../../../hasura/engine/execute/database';
import { createLiveQueries } from '../../../hasura/engine/execute/liveQueries';
import { loadGeneration } from '../../../hasura/engine/execute/load';
import { prepareRequest } from '../../../hasura/engine/execute/operationRun';
import type { Json } from '../../../hasura/engine/json';
import { loadMetadataDirectory } from '../../../hasura/engine/metadata/loadDirectory';
import type { Session } from '../../../hasura/engine/session';
import { createFixtureDatabase, metadataDir } from './fixture';

/** One subscriber and what it has received. */
export interface Watcher {
  /** Received and not taken. */
  readonly pending: readonly unknown[];
  /** The next `data`, or the error. */
  readonly take: () => Promise<unknown>;
  readonly stop: () => void;
}

type Rows = ReturnType<Runner['run']>;
type Around = (run: () => Rows) => Rows;

/** Live queries over the fixture without sockets, with every statement counted. */
export interface Watching {
  /** Subscribes; `admit` runs the statement of the first answer, at once when left out. */
  readonly watch: (
    session: Session,
    query: string,
    variables?: Record<string, Json>,
    admit?: Subscriber['admit'],
  ) => Watcher;
  /** Runs the live queries again and waits for the end; returns the number of statements. */
  readonly look: () => Promise<number>;
  /** Statements run so far. */
  readonly statements: () => number;
  readonly live: ReturnType<typeof createLiveQueries>;
  readonly sql: (text: string) => Promise<unknown[]>;
  /** Wraps the next statement. */
  readonly aroundNext: (around: Around) => void;
  readonly log: Record<string, unknown>[];
  readonly stop: () => Promise<void>;
}

const anHourMs = 3_600_000;

export async function startWatching(batchSize = 1000): Promise<Watching> {
  const fixture = await createFixtureDatabase();
  const log: Record<string, unknown>[] = [];
  const database = openDatabase(fixture.url, (entry) => log.push(entry));
  const generation = await loadGeneration(database, loadMetadataDirectory(metadataDir), {
    environment: { HASURA_GRAPHQL_DATABASE_URL: fixture.url, ACTIONS_URL: 'http://127.0.0.1:9', ACTIONS_KEY: 'k' },
    inferFunctionPermissions: true,
  });
  let statements = 0;
  let running = 0;
  let around: Around = (run) => run();
  const run: Runner['run'] = async (...args) => {
    statements += 1;
    running += 1;
    const wrap = around;
    around = (plain) => plain();
    try {
      return await wrap(() => database.run(...args));
    } finally {
      running -= 1;
    }
  };
  const live = createLiveQueries({ run, log: (entry) => log.push(entry), intervalMs: anHourMs, batchSize });
  const look = async (): Promise<number> => {
    const before = statements;
    live.refresh();
    await until(() => statements > before);
    await until(() => running === 0);
    return statements - before;
  };
  const watch: Watching['watch'] = (session, query, variables = {}, admit = (work) => work()) => {
    const options = { stringifyNumericTypes: false };
    const prepared = prepareRequest(generation, session, { query, variables, clientHeaders: {} }, options);
    if (prepared.operation.kind !== 'subscription') throw new Error('only subscriptions are watched');
    const { subscriber, ...watcher } = recorder();
    const stop = live.subscribe(prepared.operation.live, prepared.bindings, { ...subscriber, admit });
    return { ...watcher, stop };
  };
  return {
    watch,
    look,
    live,
    log,
    statements: () => statements,
    sql: fixture.sql,
    aroundNext: (next) => (around = next),
    stop: async () => {
      live.close();
      await database.close();
      await fixture.drop();
    },
  };
}

function recorder() {
  const pending: unknown[] = [];
  const waiting: ((value: unknown) => void)[] = [];
  const give = (value: unknown): void => {
    const taker = waiting.shift();
    if (taker) taker(value);
    else pending.push(value);
  };
  const take = (): Promise<unknown> =>
    pending.length > 0 ? Promise.resolve(pending.shift()) : new Promise((resolve) => waiting.push(resolve));
  return {
    pending,
    take,
    subscriber: { next: (data: string) => give(JSON.parse(data)), fail: give },
  };
}

/** Resolves once the condition holds and pending callbacks have run. */
async function until(condition: () => boolean): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 5));
  while (!condition());
}
