import { resolve } from 'node:path';
import { freePort } from '../../tools/postgres/cluster';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { seedReference } from '../../seeds/reference';
import { bundled, engineCommand } from './bundle';
import { freshDatabase, openServer } from './cluster';
import { peakMemory, startServer } from './processes';
import { step, type BenchOptions, type Table } from './benchmark';
import { median } from './statistics';

const repository = resolve(__dirname, '..', '..');
const adminSecret = 'bench';
const database = 'bench_start';

interface Start {
  /** Milliseconds from the start of the process to the first right answer. */
  readonly firstAnswer: number;
  /** MB. */
  readonly memory: number;
}

/**
 * `npm run bench -- start`: from starting the process to the first answer with the portal's metadata, against a bare server
 * that does nothing but ask the database. In turns; medians.
 */
export async function benchStart({ rounds = 7 }: BenchOptions): Promise<readonly Table[]> {
  const server = await openServer();
  try {
    const url = await portalDatabase(server.url);
    const starts: Record<'bare' | 'engine', Start[]> = { bare: [], engine: [] };
    for (let round = 0; round < rounds; round++) {
      step(`round ${round + 1} of ${rounds}`);
      for (const name of round % 2 === 0 ? (['bare', 'engine'] as const) : (['engine', 'bare'] as const)) {
        starts[name].push(await startOnce(name, url));
      }
    }
    return report(starts);
  } finally {
    await server.stop();
  }
}

/** An empty database with the portal's schema. */
async function portalDatabase(serverUrl: string): Promise<string> {
  const url = await freshDatabase(serverUrl, database);
  const owner = ownerDatabase(url);
  await migrate(owner);
  await seedReference(owner);
  await owner.destroy();
  return url;
}

async function startOnce(name: 'bare' | 'engine', databaseUrl: string): Promise<Start> {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_SERVER_PORT: String(port),
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret,
    ACTIONS_URL: 'http://127.0.0.1:9',
    ACTIONS_SECRET: 'unused',
  };
  const command =
    name === 'bare' ? bundled('tests/bench/bareServer.ts') : engineCommand(resolve(repository, 'hasura', 'metadata'));
  const began = performance.now();
  const server = await startServer(command, environment, name === 'bare' ? /ready/ : /startup/);
  const response = await fetch(`http://127.0.0.1:${port}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': adminSecret },
    body: JSON.stringify({ query: '{ countries(limit: 1) { alpha2Code } }' }),
  });
  const answer = (await response.json()) as { data?: { countries?: unknown[] } };
  if (answer.data?.countries?.length !== 1) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  const start = { firstAnswer: performance.now() - began, memory: peakMemory(server.pid) };
  await server.stop();
  return start;
}

function report({ bare, engine }: Record<'bare' | 'engine', readonly Start[]>): Table[] {
  const row = (name: string, starts: readonly Start[]): (string | number)[] => [
    name,
    Math.round(median(starts.map(({ firstAnswer }) => firstAnswer))),
    Math.round(median(starts.map(({ memory }) => memory))),
  ];
  const ratio = median(engine.map((start, round) => start.firstAnswer / (bare[round]?.firstAnswer ?? NaN)));
  return [
    { headings: ['server', 'first answer, ms', 'memory, MB'], rows: [row('bare', bare), row('engine', engine)] },
    { headings: ['engine ÷ bare server'], rows: [[Number(ratio.toFixed(2))]] },
  ];
}
