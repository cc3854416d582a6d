import type { Knex } from 'knex';
import { accountId } from '../../seeds/demo/organisations';
import { control, stackDatabase } from '../support/stack';
import { patient, runSenderUntil, senderContext } from './runSender';
import { audit } from './audit';
import { doubtfulFaults, createIntents, pendingIntentsOf } from './workload';
import { firstSeed, sized } from '../support/sized';

const aborts = sized(500, 20_000);
const batch = 100;
/** More steps than one payment takes, so that a run may also stop in its second payment. */
const stepsPerCycle = 40;
const minutesPerRun = 6;
/** Waiting out a silent provider two thousand times shows no more than in sending.test.ts. */
const faults = doubtfulFaults.filter(({ fault }) => fault !== 'timeout');

let database: Knex;
let runs = 0;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** Each run starts minutes later, so that the leases and pauses of the stopped runs have expired. */
function laterMs(): number {
  runs += 1;
  return runs * minutesPerRun * 60_000;
}

/** Signs in first, because the runs of one process share the token: a run that stopped while signing in would block all others. */
async function signIn(): Promise<void> {
  const context = senderContext(laterMs(), patient);
  const client = await context.provider.forAccount(accountId('aldgate-payroll'));
  await client.getCurrencies();
  await context.database.destroy();
}

test(
  `a sender that is stopped ${aborts} times, at each of its I/O steps in turn`,
  async () => {
    await control('limits', { perMinute: 0 });
    await signIn();
    await control('faults', { seed: firstSeed, rules: faults });
    const ids: string[] = [];
    let stopped = 0;
    const maxRuns = aborts * 2;
    while (stopped < aborts) {
      const created = await createIntents(batch);
      ids.push(...created);
      while ((await pendingIntentsOf(database, created)).length > 0 && runs < maxRuns) {
        const stopAt = stopped < aborts ? 1 + (runs % stepsPerCycle) : Infinity;
        if (await runSenderUntil(stopAt, laterMs())) stopped += 1;
      }
      if (runs >= maxRuns) break;
    }
    process.stderr.write(`  ${ids.length} intents, ${stopped} aborts in ${runs} runs\n`);
    expect(await audit(database, ids)).toEqual({ sent: ids.length, doubled: 0, lost: 0, stuck: 0 });
    expect(stopped).toBe(aborts);
  },
  sized(1_800_000, 3_600_000),
);
