import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../actions/context';
import { createMetrics } from '../../../../actions/runtime/metrics';
import { heldForMs } from '../../../../actions/schedules/lease';
import { runExclusively } from '../../../../actions/schedules/runExclusively';
import { eventually } from '../../../support/eventually';
import { createPortal, type Portal } from '../provider/portal';

const run = { name: 'test-schedule', leaseMs: 300_000 };
const begun = new Date('2026-12-01T10:00:00Z');
let portal: Portal;
let now: Date;

beforeAll(async () => {
  portal = await createPortal();
});
beforeEach(async () => {
  now = begun;
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask', 'Date'],
  });
  await portal.database('schedule_runs').delete();
  await portal.database('alarms').delete();
});
afterEach(() => jest.useRealTimers());
afterAll(() => portal.drop());

const contextOf = () =>
  ({
    database: portal.database,
    clock: { now: () => now },
    newId: randomUUID,
    metrics: createMetrics(undefined, 'test'),
  }) as unknown as Context;

const laterBy = (ms: number) => new Date(begun.getTime() + ms);
const leaseOf = async () => (await portal.database('schedule_runs').where({ finished_at: null }).first())?.lease_until;
const other = () => runExclusively(contextOf(), run, () => Promise.resolve({ is: 'other' }));
const alarm = () => ({ kind: 'sync_failed' as const, subject: randomUUID(), message: 'Written.', raised_at: now });
const written = () => portal.database('alarms').pluck('message');

test('a run that does not renew its lease is taken over after 30 seconds, not before', async () => {
  expect(heldForMs).toBe(30_000);
  await runExclusively(contextOf(), run, async () => {
    now = laterBy(heldForMs - 1);
    expect(await other()).toBeUndefined();
    now = laterBy(heldForMs);
    expect(await other()).toEqual({ is: 'other' });
    return {};
  });
  const outcomes = await portal.database('schedule_runs').orderBy('started_at').pluck('outcome');
  expect(outcomes).toEqual(['abandoned', 'done']);
});

test('a run that goes on renews its lease every eight seconds, up to the longest time of its work', async () => {
  await runExclusively(contextOf(), run, async () => {
    now = laterBy(8_000);
    jest.advanceTimersByTime(8_000);
    await eventually(leaseOf, (until) => until?.getTime() === laterBy(8_000 + heldForMs).getTime());
    now = laterBy(heldForMs + 1);
    expect(await other()).toBeUndefined();
    now = laterBy(run.leaseMs - 1000);
    jest.advanceTimersByTime(8_000);
    await eventually(leaseOf, (until) => until?.getTime() === laterBy(run.leaseMs).getTime());
    return {};
  });
  expect(jest.getTimerCount()).toBe(0);
});

test('a run that was taken over commits nothing', async () => {
  const work = runExclusively(contextOf(), run, async ({ database }) => {
    await database.transaction(async (transaction) => {
      await transaction('alarms').insert(alarm());
      now = laterBy(heldForMs);
      await other();
    });
    return {};
  });
  await expect(work).rejects.toThrow('The run of test-schedule was taken over.');
  expect(await written()).toEqual([]);
});

test.each<[string, (database: Context['database']) => PromiseLike<unknown>]>([
  ['a statement on a table', (database) => database('alarms').insert(alarm())],
  ['a statement as text', (database) => database.raw('delete from alarms')],
  ['a transaction', (database) => database.transaction((transaction) => transaction('alarms').insert(alarm()))],
])('after a pause that outlasted the lease %s is refused', async (_what, write) => {
  const work = runExclusively(contextOf(), run, async ({ database }) => {
    await write(database);
    // The process stood still: no renewal was made in time.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + heldForMs);
    await write(database);
    return {};
  });
  await expect(work).rejects.toThrow('The run of test-schedule has lost its lease.');
  jest.restoreAllMocks();
});

test('a run that holds its lease writes, reads snapshots and ends', async () => {
  const atOneMoment = { isolationLevel: 'repeatable read', readOnly: true } as const;
  const report = await runExclusively(contextOf(), run, async ({ database }) => {
    await database.transaction((transaction) => transaction('alarms').insert(alarm()));
    return { found: await database.transaction((snapshot) => snapshot('alarms').pluck('message'), atOneMoment) };
  });
  expect(report).toEqual({ found: ['Written.'] });
});
