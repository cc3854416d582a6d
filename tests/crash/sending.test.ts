import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Knex } from 'knex';
import { control, stackDatabase } from '../support/stack';
import { audit } from './audit';
import { bundleWorker, runWorker, type WorkerEnd } from './killedWorker';
import { doubtfulFaults, createIntents, pendingIntentsOf } from './workload';
import { firstSeed, sized } from '../support/sized';

const kills = sized(40, 2000);
/** Payments, conversions and transfers. */
const intentCount = sized(40, 2000);
/** More steps than one payment takes, so that a kill may also fall into the second. */
const stepsPerCycle = 40;
const minutesPerCycle = 6;
/**
 * An intent of which so many undisturbed runs in a row conclude nothing is stuck. A run that meets a rate limit ends for its minute, and on a busy
 * machine answers come later than the worker waits for them.
 */
const maxIdleDrains = 20;

let bundle: string;
let database: Knex;
let cycle = 0;

beforeAll(async () => {
  database = stackDatabase();
  bundle = await bundleWorker();
}, 300_000);

afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** One run of a sender. Each starts minutes later, so that the leases and pauses of the killed ones have expired. */
function live(killAt: number | undefined): Promise<WorkerEnd> {
  cycle += 1;
  const clockFile = join(dirname(bundle), 'clock.json');
  writeFileSync(clockFile, JSON.stringify({ offsetMs: cycle * minutesPerCycle * 60_000 }));
  return runWorker(bundle, killAt, { CLOCK_FILE: clockFile });
}

test(
  `${intentCount} payments, conversions and transfers, ${kills} kills between any two I/O steps, and a provider whose answers are lost or wrong`,
  async () => {
    const ids = await createIntents(intentCount);
    await control('limits', { perMinute: 0 });
    await control('faults', { seed: firstSeed, rules: doubtfulFaults });

    let killed = 0;
    for (let attempt = 0; killed < kills && (await pendingIntentsOf(database, ids)).length > 0; attempt += 1) {
      const { wasKilled, errors } = await live(1 + (attempt % stepsPerCycle));
      expect(errors).toBe('');
      if (wasKilled) killed += 1;
    }
    let drains = 0;
    let pending = (await pendingIntentsOf(database, ids)).length;
    for (let idle = 0; pending > 0 && idle < maxIdleDrains; drains += 1) {
      await live(undefined);
      const left = (await pendingIntentsOf(database, ids)).length;
      idle = left < pending ? 0 : idle + 1;
      pending = left;
    }

    process.stderr.write(`  ${intentCount} intents, ${killed} kills, ${drains} undisturbed runs to drain the rest\n`);
    expect(await audit(database, ids)).toEqual({ sent: intentCount, doubled: 0, lost: 0, stuck: 0 });
    expect(killed).toBeGreaterThan(kills / 2);
  },
  sized(1_800_000, 3_600_000),
);
