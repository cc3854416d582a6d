import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Knex } from 'knex';
import { actionEnvironment, control, stackDatabase } from '../support/stack';
import { audit } from './audit';
import { doubtfulFaults, createIntents, pendingIntentsOf } from './workload';

const isFull = process.env.TEST_SIZE === 'full';
const kills = isFull ? 2000 : 200;
/** Payments, conversions and transfers. */
const intentCount = isFull ? 2000 : 200;
/** More steps than one payment takes, so that a kill may also fall into the second. */
const stepsPerCycle = 40;
const minutesPerCycle = 6;
const maxDrains = 60;

const scratch = mkdtempSync(join(tmpdir(), 'corridor-crash-'));
const bundle = join(scratch, 'worker.cjs');
const clockFile = join(scratch, 'clock.json');

let database: Knex;
let cycle = 0;

beforeAll(async () => {
  database = stackDatabase();
  await build({
    entryPoints: [resolve(__dirname, 'worker.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: [
      'pg-native',
      'better-sqlite3',
      'mariadb/callback',
      'mysql',
      'mysql2',
      'oracledb',
      'sqlite3',
      'tedious',
      'pg-query-stream',
    ],
    logLevel: 'silent',
  });
}, 60_000);

afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** One run of a sender. Each starts minutes later, so that the leases and pauses of the killed ones have expired. */
function live(killAt: number | undefined): Promise<{ wasKilled: boolean; errors: string }> {
  cycle += 1;
  writeFileSync(clockFile, JSON.stringify({ offsetMs: cycle * minutesPerCycle * 60_000 }));
  const environment = {
    ...process.env,
    ...actionEnvironment(),
    CLOCK_FILE: clockFile,
    LOG_LEVEL: 'silent',
    TCC_TIMEOUT_MS: '250',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...(killAt ? { KILL_AT: String(killAt) } : {}),
  };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bundle], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', fail);
    child.once('exit', (_code, signal) => done({ wasKilled: signal === 'SIGKILL', errors }));
  });
}

test(
  `${intentCount} payments, conversions and transfers, ${kills} kills between any two I/O steps, and a provider whose answers are lost or wrong`,
  async () => {
    const ids = await createIntents(intentCount);
    await control('limits', { perMinute: 0 });
    await control('faults', { seed: 7, rules: doubtfulFaults });

    let killed = 0;
    for (let attempt = 0; killed < kills && (await pendingIntentsOf(database, ids)).length > 0; attempt += 1) {
      const { wasKilled, errors } = await live(1 + (attempt % stepsPerCycle));
      expect(errors).toBe('');
      if (wasKilled) killed += 1;
    }
    let drains = 0;
    for (; (await pendingIntentsOf(database, ids)).length > 0 && drains < maxDrains; drains += 1) await live(undefined);

    process.stderr.write(`  ${intentCount} intents, ${killed} kills, ${drains} undisturbed runs to drain the rest\n`);
    expect(await audit(database, ids)).toEqual({ sent: intentCount, doubled: 0, lost: 0, stuck: 0 });
    expect(killed).toBeGreaterThan(kills / 2);
  },
  isFull ? 3_600_000 : 600_000,
);
