import type { Knex } from 'knex';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import { businessClock } from '../../actions/runtime/clock';
import { seededRandom } from '../../local/provider/faults/faultInjector';
import { firstWorkingDay } from '../../local/provider/reference/calendar';
import { londonDate } from '../../local/provider/reference/londonTime';
import { accounts } from '../../seeds/demo/organisations';
import { mirrorDifferences } from '../support/mirrorsAgainstBooks';
import { createConversionIntent, createTransferIntent } from '../support/tradeIntents';
import { newPayment } from '../support/portal';
import { actionEnvironment, control, runSchedule, stackDatabase } from '../support/stack';
import { seeds, sized } from '../support/sized';

const seedCount = sized(1, 30);
const stepsPerSeed = 12;
const anyPush = 100_000;

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await context.database.destroy();
  await database.destroy();
});

/** One event at the provider, or on the way to it. */
type Step = () => Promise<unknown>;

function stepsOf(random: () => number): readonly Step[] {
  const paymentDate = () => firstWorkingDay(londonDate(businessClock(actionEnvironment().CLOCK_FILE).now()), 'GBP');
  const pay = (reference: string) => () => newPayment({ paymentDate: paymentDate(), reference });
  return [
    pay('CONVERGE'),
    pay('SIM-BANK-RETURN'),
    pay('SIM-COMPLIANCE-FAIL'),
    () => createConversionIntent(context).then(() => runSchedule('send-intents')),
    () => createTransferIntent(context).then(() => runSchedule('send-intents')),
    () => control('funds', { ...walletOf(random), amount: (1 + random() * 500).toFixed(2), sender: 'A customer' }),
    () => control('clock', { advance: 'PT7H' }).then(() => runSchedule('refresh-rates')),
    () => runSchedule('sync-provider'),
  ];
}

function walletOf(random: () => number) {
  const account = accounts[Math.floor(random() * 3)];
  return { accountId: account?.tccAccountId, currency: 'GBP' };
}

async function live(seed: number, faults: readonly { fault: string; probability: number }[]): Promise<void> {
  await control('faults', { seed, rules: faults.map((rule) => ({ path: '*', times: anyPush, ...rule })) });
  const random = seededRandom(seed);
  const steps = stepsOf(random);
  for (let taken = 0; taken < stepsPerSeed; taken += 1) await steps[Math.floor(random() * steps.length)]?.();
}

/** All that is due at the provider has happened, and the sync has run twice. */
async function comeToRest(): Promise<void> {
  await control('clock', { advance: 'PT1M' });
  for (const cycle of ['first', 'second']) {
    const { logins } = await runSchedule<{ logins: { error?: string }[] }>('sync-provider');
    if (logins.some(({ error }) => error)) throw new Error(`the ${cycle} cycle failed: ${JSON.stringify(logins)}`);
  }
}

test('without a single push the mirrors equal the books after two cycles', async () => {
  await live(99, [{ fault: 'drop_push', probability: 1 }]);
  await comeToRest();
  expect(await mirrorDifferences(database)).toEqual([]);
}, 300_000);

test.each(seeds(seedCount))(
  'seed %d: with pushes dropped, doubled and shuffled the mirrors come to equal the books',
  async (seed) => {
    await live(seed, [
      { fault: 'drop_push', probability: 0.3 },
      { fault: 'duplicate_push', probability: 0.3 },
      { fault: 'reorder_push', probability: 0.5 },
    ]);
    await comeToRest();
    expect(await mirrorDifferences(database)).toEqual([]);
  },
  1_800_000,
);
