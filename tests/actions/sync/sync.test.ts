import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { Context } from '../../../actions/context';
import { runExclusively } from '../../../actions/schedules/runExclusively';
import { syncProvider, type SyncReport } from '../../../actions/schedules/syncProvider';
import { forgetPositions, loadPosition, savePosition } from '../../../actions/database/syncPositions';
import { beginning } from '../../../domain/sync/nextPosition';
import { actionEnvironment, control, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;
let context: Context;

beforeAll(async () => {
  // The calls of other tests in this minute must not use up the limit of these.
  await control('limits', { perMinute: 0 });
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await context.database.destroy();
  await database.destroy();
});

/** Enough to ask each feed once, and not for all that the demo holds. */
const fewCalls = 10;
/** Every run reads the last minutes again, and the tests before this one may have changed many records in them. */
const moreCalls = 5;

const feedsOf = ({ logins }: SyncReport) => Object.values(logins[0]?.feeds ?? {});
const isComplete = (report: SyncReport) => feedsOf(report).every((feed) => feed.isComplete);

test('a run of few calls stops where they end, and the next ones go on to the end', async () => {
  await database('provider_sync_positions').delete();
  const first = await syncProvider(context, { calls: 2 });
  expect(isComplete(first)).toBe(false);
  expect(first.logins[0]?.calls).toBe(2);
  let runs = 1;
  for (let calls = fewCalls; !isComplete(await syncProvider(context, { calls })); calls += moreCalls) runs += 1;
  expect(runs).toBeGreaterThan(1);
  expect(await database('provider_sync_positions').where({ is_at_rest: false }).pluck('feed')).toEqual([]);
});

test('a second cycle reads only what changed lately', async () => {
  await runSchedule<SyncReport>('sync-provider');
  const again = await runSchedule<SyncReport>('sync-provider');
  const { payments, transactions, transfers } = again.logins[0]?.feeds ?? {};
  expect(isComplete(again)).toBe(true);
  const { rows } = await database.raw<{ rows: { mirrored: number }[] }>(
    `select ((select count(*) from tcc_payments) + (select count(*) from tcc_transactions)
       + (select count(*) from tcc_transfers))::int as mirrored`,
  );
  const read = (payments?.records ?? 0) + (transactions?.records ?? 0) + (transfers?.records ?? 0);
  // What the tests before this one made is recent, and is read again.
  expect(read).toBeLessThan((rows[0]?.mirrored ?? 0) / 2);
});

test('a provider that refuses ends the run with its code, and nothing read is lost', async () => {
  await runSchedule('sync-provider');
  const before = await database('provider_sync_positions').where({ feed: 'contacts' }).first();
  const rule = { path: '/payments/find', fault: 'http_500', probability: 1, times: 100 };
  await control('faults', { seed: 1, rules: [rule] });
  const forLogin = (loginId: string) => context.provider.forLogin(loginId, 0);
  const impatient = { ...context, provider: { ...context.provider, forLogin } };
  const report = await syncProvider(impatient);
  expect(report.logins[0]).toMatchObject({ feeds: { contacts: { isComplete: true } }, error: expect.any(String) });
  const after = await database('provider_sync_positions').where({ feed: 'contacts' }).first();
  expect(after!.read_until! >= before!.read_until!).toBe(true);
});

test('a run that is told to begin again meanwhile does not store where it came to', async () => {
  const of = { loginId: 'nobody', feed: 'payments' };
  const read = { ...beginning, readUntil: '2026-11-20T10:00:00.000Z' };
  const transaction = await database.transaction();
  try {
    expect(await savePosition(transaction, of, { position: read, restarts: 0 })).toBe(true);
    const { restarts } = await loadPosition(transaction, of);
    await forgetPositions(transaction);
    expect(await savePosition(transaction, of, { position: read, restarts })).toBe(false);
    expect(await loadPosition(transaction, of)).toEqual({ position: beginning, restarts: restarts + 1 });
  } finally {
    await transaction.rollback();
  }
});

describe('a schedule that must not run twice at once', () => {
  const run = { name: 'test of runs', leaseMs: 60_000 };

  test('does nothing while another run holds the lease', async () => {
    const inner = await runExclusively(context, run, async () => ({
      other: (await runExclusively(context, run, () => work())) ?? 'none',
    }));
    expect(inner).toEqual({ other: 'none' });
    expect(await runExclusively(context, run, work)).toEqual({ is: 'done' });
  });

  test('takes over from a run that died, once its lease has expired', async () => {
    await database('schedule_runs').insert({
      name: run.name,
      started_at: new Date(context.clock.now().getTime() - 120_000),
      lease_until: new Date(context.clock.now().getTime() - 60_000),
    });
    expect(await runExclusively(context, run, work)).toEqual({ is: 'done' });
    const outcomes = await database('schedule_runs').where({ name: run.name }).orderBy('started_at').pluck('outcome');
    expect(outcomes).toContain('abandoned');
  });

  test('keeps why a run failed', async () => {
    await expect(runExclusively(context, run, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    const last = await database('schedule_runs').where({ name: run.name }).orderBy('finished_at', 'desc').first();
    expect(last).toMatchObject({ outcome: 'failed', report: { error: 'Error: no luck' } });
  });

  const work = () => Promise.resolve({ is: 'done' });
});
