import type { Knex } from 'knex';
import { chargesProcess } from '../../actions/schedules/chargesProcess';
import { recordDueCharges } from '../../actions/charges/recordDueCharges';
import type { Context } from '../../actions/context';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { syncProvider } from '../../actions/schedules/syncProvider';
import { scheduledTypes } from '../../domain/charges/chargeTypes';
import { addDays } from '../../domain/isoDate';
import { newCharge, postingsOfCharge } from '../support/charges';
import { eventually } from '../support/eventually';
import { control, stackDatabase } from '../support/stack';
import { stackContext } from '../support/users';
import { patient, runUntil, senderContext } from './runSender';
import { firstSeed, sized } from '../support/sized';

const stops = sized(3, 2000);
const chargesPerRound = 5;
/** More steps than a run takes for one charge. */
const stepsPerCycle = 45;
/** Later than the leases of stopped schedules and senders and their pauses. */
const minutesPerRun = 7;

const faults = ['create', 'find'].flatMap((call) =>
  (['drop_after_commit', 'http_500'] as const).map((fault) => ({
    path: `/transfers/${call}`,
    fault,
    probability: 0.08,
    times: 100_000,
  })),
);

let database: Knex;
let context: Context;
let runs = 0;

beforeAll(async () => {
  database = stackDatabase();
  context = stackContext();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('faults', { seed: 1, rules: [] });
  await control('limits', { perMinute: 500 });
  await context.database.destroy();
  await database.destroy();
});

/** Takes what is pending, then sends it: what the two schedules do one after the other. */
async function takeAndSend(running: Context): Promise<void> {
  await chargesProcess(running);
  await sendIntents(running);
}

const laterMs = (): number => (runs += 1) * minutesPerRun * 60_000;

/** How many of some charges do not wait for the provider any more. */
const sentOf = async (ids: readonly string[]) =>
  (
    await database('charges')
      .whereIn('id', [...ids])
      .whereNotNull('tcc_transfer_id')
  ).length;

/** The transfers at the provider that carry a charge's key. */
async function transfersOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { transfers } = await control<{ transfers: { unique_request_id: string | null }[] }>('books');
  const count = (id: string) => transfers.filter(({ unique_request_id: key }) => key?.startsWith(id)).length;
  return new Map(ids.map((id) => [id, count(id)]));
}

async function newRound(): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < chargesPerRound; made += 1) ids.push(await newCharge(context, '0.01'));
  return ids;
}

test(
  `charges that are stopped ${stops} times between recording and conclusion are taken once each`,
  async () => {
    const signedIn = senderContext(laterMs(), patient);
    await (await signedIn.provider.house()).getCurrencies();
    await takeAndSend(signedIn);
    await signedIn.database.destroy();
    await control('faults', { seed: firstSeed, rules: faults });
    const ids: string[] = [];
    let stopped = 0;
    while (stopped < stops && runs < stops * 3) {
      const round = await newRound();
      ids.push(...round);
      while ((await sentOf(round)) < round.length && runs < stops * 3) {
        const stopAt = stopped < stops ? 1 + (runs % stepsPerCycle) : Infinity;
        if (await runUntil(stopAt, laterMs(), takeAndSend)) stopped += 1;
      }
    }
    await control('faults', { seed: 1, rules: [] });
    const statuses = () => database('charges').whereIn('id', ids).distinct().pluck('status');
    await eventually(
      async () => {
        await syncProvider(context);
        return statuses();
      },
      (found) => found.every((status) => status === 'completed'),
    );
    expect(stopped).toBe(stops);
    const transfers = await transfersOf(ids);
    for (const id of ids) {
      expect([id, transfers.get(id)]).toEqual([id, 1]);
      expect((await postingsOfCharge(database, id)).map(({ amount }) => amount)).toEqual(['-0.01', '0.01']);
    }
  },
  sized(1_800_000, 3_600_000),
);

test('a month whose recording is stopped at each step is recorded once', async () => {
  const month = '2033-05-01';
  const at = new Date('2033-06-01T08:00:00Z');
  const type = 'monthly_maintenance_charge';
  const before = await database('charge_positions').select();
  const report = JSON.stringify({ feeds: { transactions: { records: 0, isComplete: true } } });
  const times = { started_at: at, finished_at: at, lease_until: at };
  const names = (await context.provider.loginIds()).map((loginId) => `sync-provider ${loginId}`);
  await database('schedule_runs').insert(
    names.map((name) => ({ id: context.newId(), name, outcome: 'done' as const, report, ...times })),
  );
  await database('charge_positions')
    .insert(scheduledTypes.map((each) => ({ type: each, decided_until: addDays(month, -1) })))
    .onConflict('type')
    .merge();
  const record = (running: Context) =>
    recordDueCharges({ ...running, clock: { now: () => at } }, Number.MAX_SAFE_INTEGER);
  try {
    let stopAt = 1;
    while (await runUntil(stopAt, 0, record)) stopAt += 1;
    expect(stopAt).toBeGreaterThan(10);
    const recorded = await database('charges').where({ type }).whereRaw('month = ?', [month]).pluck('main_account_id');
    expect(new Set(recorded).size).toBe(recorded.length);
    // The demo's, and those that other tests left behind.
    const charged = await database('accounts')
      .where({ process_charges: true, is_approved: true, is_closed: false })
      .pluck('id');
    expect(charged.length).toBeGreaterThan(3);
    expect(recorded.sort()).toEqual(charged.sort());
    const derivations = database('charge_derivations').join('charges', 'charges.id', 'charge_derivations.charge_id');
    expect(await derivations.where({ type }).whereRaw('month = ?', [month])).toHaveLength(charged.length);
  } finally {
    await database('schedule_runs').where('started_at', '>', '2030-01-01').delete();
    await database('charge_positions').delete();
    if (before.length > 0) await database('charge_positions').insert(before);
  }
}, 300_000);
