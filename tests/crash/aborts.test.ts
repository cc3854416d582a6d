import type { Knex } from 'knex';
import { accountId } from '../../seeds/demo/organisations';
import { control, stackDatabase } from '../support/stack';
import { liveUntil, senderContext } from './life';
import { audit } from './audit';
import { doubtfulFaults, oweAll, owedOf } from './workload';

const isFull = process.env.TEST_SIZE === 'full';
const aborts = isFull ? 20_000 : 2000;
const batch = 100;
/** More steps than one payment takes, so that a life may also stop in its second. */
const stepsPerCycle = 40;
const minutesPerLife = 6;
/** Waiting out a silent provider two thousand times shows no more than in sending.test.ts. */
const faults = doubtfulFaults.filter(({ fault }) => fault !== 'timeout');

let database: Knex;
let lives = 0;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** Each life begins minutes later, so that leases and pauses of the dead have run out. */
function laterMs(): number {
  lives += 1;
  return lives * minutesPerLife * 60_000;
}

/** The token outlives the lives of one process: a life that stopped while asking for it would stop all others. */
async function signIn(): Promise<void> {
  const context = senderContext(laterMs());
  const client = await context.provider.forAccount(accountId('aldgate-payroll'));
  await client.getCurrencies();
  await context.database.destroy();
}

test(
  `a sender that stops dead ${aborts} times, at each of its I/O steps in turn`,
  async () => {
    await control('limits', { perMinute: 0 });
    await signIn();
    await control('faults', { seed: 11, rules: faults });
    const ids: string[] = [];
    let stopped = 0;
    const mostLives = aborts * 2;
    while (stopped < aborts) {
      const owed = await oweAll(batch);
      ids.push(...owed);
      while ((await owedOf(database, owed)).length > 0 && lives < mostLives) {
        const stopAt = stopped < aborts ? 1 + (lives % stepsPerCycle) : Infinity;
        if (await liveUntil(stopAt, laterMs())) stopped += 1;
      }
      if (lives >= mostLives) break;
    }
    process.stderr.write(`  ${ids.length} owed, ${stopped} aborts in ${lives} lives\n`);
    expect(await audit(database, ids)).toEqual({ sent: ids.length, doubled: 0, lost: 0, stuck: 0 });
    expect(stopped).toBe(aborts);
  },
  isFull ? 3_600_000 : 600_000,
);
