import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Knex } from 'knex';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate } from '../../../tools/migrate/migrate';
import { shares } from '../../../actions/provider/callBudget';
import { seedReference } from '../../../seeds/reference';
import { bundled } from '../bundle';
import { freshDatabase, openServer } from '../cluster';
import { scratchFolder } from '../../support/leftovers';
import { step, type BenchOptions, type Table } from '../benchmark';
import { startLedger, type BareProvider } from './ledger';
import { sealKey, startSimulator, storePortal } from './provider';
import type { RunLine } from './worker';

const withinTheLimit = 20_000;
const withoutLimit = 1_000_000;
/** As the schedule makes. */
const callsPerRun = shares.sync;

/**
 * `npm run bench -- sync`: how fast the lines of wallets are mirrored: 20,000 from the simulator within its limit of calls, and a
 * million from a provider that answers at once; each with a worker that is killed on the way and taken up by the next.
 */
export async function benchSync({ scale = 1 }: BenchOptions): Promise<readonly Table[]> {
  const server = await openServer();
  try {
    const small = Math.round(withinTheLimit * Math.min(scale * 10, 1));
    const rows = [
      await measure(server.url, { name: 'simulator', lines: small, calls: callsPerRun, start: startSimulator }),
      await measure(server.url, {
        name: 'no limit',
        lines: Math.round(withoutLimit * scale),
        calls: 2_000,
        start: (_url, lines) => startLedger(lines),
      }),
    ];
    const headings = [
      'provider',
      'lines',
      'kills',
      'runs ended',
      'calls',
      'seconds',
      'lines/s',
      'memory of the worker, MB',
    ];
    return [{ headings, rows }];
  } finally {
    await server.stop();
  }
}

interface Load {
  readonly name: string;
  readonly lines: number;
  /** The calls of one run. */
  readonly calls: number;
  readonly start: (databaseUrl: string, lines: number) => Promise<BareProvider>;
}

async function measure(serverUrl: string, { name, lines, calls, start }: Load): Promise<(string | number)[]> {
  const url = await freshDatabase(serverUrl, 'bench_sync');
  const database = ownerDatabase(url);
  await migrate(database);
  await seedReference(database);
  await storePortal(database);
  const provider = await start(url, lines);
  try {
    const began = performance.now();
    step(`${name}: ${lines} lines, until the worker is killed`);
    const half = until(database, lines / 2);
    const killed = await work({ databaseUrl: url, providerUrl: provider.url, calls, killWhen: half });
    step(`${name}: the rest`);
    const rest = await work({ databaseUrl: url, providerUrl: provider.url, calls, aheadMs: afterTheLeaseMs });
    const seconds = (performance.now() - began) / 1000;
    const mirrored = await countOf(database);
    if (mirrored !== lines) throw new Error(`${mirrored} of ${lines} lines are mirrored`);
    const all = [...killed.lines, ...rest.lines];
    const refused = all.find(({ error }) => error);
    if (refused) throw new Error(`the provider refused: ${refused.error}`);
    const called = all.reduce((sum, line) => sum + line.calls, 0);
    const memory = Math.max(...all.map((line) => line.memory));
    const kills = killed.wasKilled ? 1 : 0;
    return [name, lines, kills, all.length, called, Math.round(seconds), Math.round(lines / seconds), memory];
  } finally {
    await provider.stop();
    await database.destroy();
  }
}

async function countOf(database: Knex): Promise<number> {
  const row = await database('tcc_transactions').count<{ count: string }[]>().first();
  return Number(row?.count);
}

/** Resolves when so many lines are mirrored. */
async function until(database: Knex, lines: number): Promise<void> {
  while ((await countOf(database)) < lines) await new Promise((resolve) => setTimeout(resolve, 1000));
}

interface Life {
  readonly lines: readonly RunLine[];
  readonly wasKilled: boolean;
}

/** Whoever follows a worker that was killed finds its run under lease until then. */
const afterTheLeaseMs = 5 * 60_000;

interface Work {
  readonly databaseUrl: string;
  readonly providerUrl: string;
  readonly calls: number;
  readonly killWhen?: Promise<void>;
  /** How far its clock runs ahead. */
  readonly aheadMs?: number;
}

/** The life of a worker: to its end, or until it is killed. */
async function work({ databaseUrl, providerUrl, calls, killWhen, aheadMs = 0 }: Work): Promise<Life> {
  const clockFile = join(scratchFolder(), 'clock.json');
  writeFileSync(clockFile, JSON.stringify({ offsetMs: aheadMs }));
  const [program = '', ...args] = bundled('tests/bench/sync/worker.ts');
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ACTIONS_SECRET: 'bench bench bench',
    SEAL_KEY: sealKey,
    TCC_BASE_URL: providerUrl,
    TCC_WEBHOOK_HMAC_KEY: 'bench bench bench',
    COGNITO_USER_POOL_ID: 'none',
    CLOCK_FILE: clockFile,
    LOG_LEVEL: 'silent',
    CALLS: String(calls),
  };
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  void killWhen?.then(() => child.kill('SIGKILL'));
  const lines: RunLine[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line) as RunLine));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the worker ended with ${code}`);
  return { lines, wasKilled: signal === 'SIGKILL' };
}
