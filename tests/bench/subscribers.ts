import { createClient, type Client as WsClient } from 'graphql-ws';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort } from '../../tools/postgres/cluster';
import { engineCommand } from './bundle';
import { openCluster, withClient } from './cluster';
import { rowId, sizesOf } from './engine/dataset';
import { cpuSeconds, startServer } from './processes';
import { step, type BenchOptions, type Table } from './benchmark';
import { median } from './statistics';

const subscriberCount = 1_000;
const socketCount = 50;
const adminSecret = 'bench';

/**
 * `npm run bench -- subscribers`: a thousand live queries on the status of a payment each. Prints the statements and the CPU
 * they cost while nothing changes for `seconds`, and how long each of `rounds` news takes to reach all, against asking once per
 * subscriber and second.
 */
export async function benchSubscribers({
  scale = 1,
  rounds = 20,
  seconds = 10,
}: BenchOptions): Promise<readonly Table[]> {
  const cluster = await openCluster(sizesOf(scale));
  const port = await freePort();
  const environment = {
    HASURA_GRAPHQL_DATABASE_URL: cluster.url,
    HASURA_GRAPHQL_SERVER_PORT: String(port),
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
  };
  const server = await startServer(engineCommand(resolve(__dirname, 'engine', 'metadata')), environment, /startup/);
  const watchers = new Watchers(`ws://127.0.0.1:${port}/v1/graphql`);
  try {
    step(`subscribing ${subscriberCount} times`);
    await watchers.subscribeAll();
    step('while nothing changes');
    const first = await sample(cluster.url, server.pid);
    await delay(seconds * 1000);
    const last = await sample(cluster.url, server.pid);
    const per = (field: 'cpu' | 'statements'): number => (last[field] - first[field]) / (last.at - first.at);
    const statements = per('statements');
    const cpu = per('cpu');
    step(`${rounds} changes`);
    const news = await timeNews(cluster.url, watchers, rounds);
    const headings = ['subscribers', 'statements per second', '÷ one each', 'engine CPU, of one core'];
    const row = [subscriberCount, round(statements, 1), round(statements / subscriberCount, 4), round(cpu, 3)];
    return [
      {
        headings: [...headings, 'news to all: median ms', 'longest ms'],
        rows: [[...row, Math.round(median(news)), Math.round(Math.max(...news))]],
      },
    ];
  } finally {
    watchers.close();
    await server.stop();
    await cluster.stop();
  }
}

/** Subscribers, each on a payment of its own, spread over a few sockets. */
class Watchers {
  private readonly clients: WsClient[];
  private readonly seen = new Map<string, string>();
  private onNews: () => void = () => undefined;
  private isClosed = false;

  constructor(url: string) {
    this.clients = Array.from({ length: socketCount }, () =>
      createClient({
        url,
        webSocketImpl: WebSocket,
        connectionParams: { headers: { 'x-hasura-admin-secret': adminSecret } },
        retryAttempts: 0,
      }),
    );
  }

  async subscribeAll(): Promise<void> {
    const all = this.until(() => this.seen.size === subscriberCount);
    for (let n = 0; n < subscriberCount; n++) this.subscribe(rowId('payment', n), n % socketCount);
    await all;
  }

  /** Resolves when every subscriber has this reference. */
  untilAllHave(reference: string): Promise<void> {
    return this.until(() => [...this.seen.values()].every((value) => value === reference));
  }

  close(): void {
    this.isClosed = true;
    for (const client of this.clients) client.terminate();
  }

  private subscribe(id: string, socket: number): void {
    const query = 'subscription status($id: uuid!) { payments_by_pk(id: $id) { id status reference } }';
    this.clients[socket]?.subscribe<{ payments_by_pk: { reference: string } }>(
      { query, variables: { id } },
      {
        next: ({ data }) => {
          this.seen.set(id, data?.payments_by_pk.reference ?? '');
          this.onNews();
        },
        error: (error) => {
          if (!this.isClosed) console.error(error);
        },
        complete: () => undefined,
      },
    );
  }

  private until(isReached: () => boolean): Promise<void> {
    return new Promise((resolveAll) => {
      this.onNews = () => {
        if (isReached()) resolveAll();
      };
    });
  }
}

/** Milliseconds from a commit that touches every watched payment until the last subscriber has it. */
async function timeNews(url: string, watchers: Watchers, rounds: number): Promise<number[]> {
  const ids = Array.from({ length: subscriberCount }, (_, n) => rowId('payment', n));
  return withClient(url, async (client) => {
    const times: number[] = [];
    for (let n = 0; n < rounds; n++) {
      const reference = `NEWS-${n}-${Date.now()}`;
      const seen = watchers.untilAllHave(reference);
      await client.query('begin');
      await client.query('update payments set reference = $1 where id = any($2)', [reference, ids]);
      await client.query('notify corridor_changed');
      await client.query('commit');
      const committed = performance.now();
      await seen;
      times.push(performance.now() - committed);
      // Somewhere between two refreshes by the clock, so that only the wake-up can be quick.
      await delay(300 + 100 * (n % 5));
    }
    return times;
  });
}

interface Sample {
  /** Seconds of the engine's CPU so far. */
  readonly cpu: number;
  /** Statements of the database so far, by its committed transactions: each statement of the engine is one. */
  readonly statements: number;
  /** Seconds. */
  readonly at: number;
}

async function sample(url: string, pid: number): Promise<Sample> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      'select xact_commit as count from pg_stat_database where datname = current_database()',
    );
    return { cpu: cpuSeconds(pid), statements: Number(rows[0]?.count), at: performance.now() / 1000 };
  });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
