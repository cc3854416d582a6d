import { randomUUID } from 'node:crypto';
import { raiseAlarm } from '../../../../actions/database/alarms';
import type { ProviderClient } from '../../../../actions/provider/client';
import type { Context } from '../../../../actions/context';
import { createMetrics } from '../../../../actions/runtime/metrics';
import { startWorkers, syncProvider } from '../../../../actions/schedules/syncProvider';
import { createPortal, type Portal } from '../provider/portal';
import { failure } from '../../../unit/actions/provider/scripted';

let portal: Portal;
let errors: object[];

beforeAll(async () => {
  portal = await createPortal();
});
beforeEach(() => {
  errors = [];
});
afterEach(() => portal.database('alarms').delete());
afterAll(() => portal.drop());

const nothing = () => Promise.resolve({ items: [], totalPages: 0, totalEntries: 0 });
const searches = ['Accounts', 'Contacts', 'Beneficiaries', 'Payments', 'Conversions', 'Transfers', 'Transactions'];
const client = Object.fromEntries([...searches, 'Balances'].map((name) => [`find${name}`, nothing]));

/** A context with the logins a, b and c. The provider has no records; the login b fails so. */
function contextOf(open: () => Promise<Partial<ProviderClient>>): Context {
  const log = { info: () => undefined, warn: () => undefined, error: (entry: object) => errors.push(entry) };
  const forLogin = (loginId: string) => (loginId === 'b' ? open() : Promise.resolve(client));
  const provider = { loginIds: () => Promise.resolve(['a', 'b', 'c']), forLogin };
  const clock = { now: () => new Date() };
  return {
    database: portal.database,
    clock,
    newId: randomUUID,
    log,
    metrics: createMetrics(undefined, 'test'),
    provider,
  } as unknown as Context;
}

const alarms = () => portal.database('alarms').select('kind', 'subject', 'cleared_at');

test.each<[string, () => Promise<Partial<ProviderClient>>, string]>([
  ['cannot be opened', () => Promise.reject(new Error('the seal is broken')), 'unexpected'],
  ['meets a fault of ours', () => Promise.resolve({ ...client, findPayments: () => undefined as never }), 'unexpected'],
  [
    'is refused by the provider',
    () => Promise.resolve({ ...client, findContacts: () => Promise.reject(failure('credentials', 'refused')) }),
    'refused',
  ],
])('a login that %s stops no other and raises an alarm', async (_what, open, error) => {
  const { logins } = await syncProvider(contextOf(open));
  expect(logins.map((login) => [login.loginId, login.error])).toEqual([
    ['a', undefined],
    ['b', error],
    ['c', undefined],
  ]);
  expect(Object.values(logins[2]!.feeds).every(({ isComplete }) => isComplete)).toBe(true);
  expect(await alarms()).toEqual([{ kind: 'sync_failed', subject: 'b', cleared_at: null }]);
  expect(errors).toHaveLength(error === 'unexpected' ? 1 : 0);
});

test('what was read before the error is reported, and the run counts as failed', async () => {
  const open = () => Promise.resolve({ ...client, findPayments: () => Promise.reject(failure('unknown', 'timeout')) });
  const { logins } = await syncProvider(contextOf(open), { loginId: 'b' });
  expect(Object.keys(logins[0]!.feeds)).toEqual(['accounts', 'contacts', 'beneficiaries']);
  expect(logins[0]!.calls).toBe(4);
  const run = portal.database('schedule_runs').where({ name: 'sync-provider b' }).orderBy('started_at', 'desc');
  expect(await run.first('outcome')).toEqual({ outcome: 'failed' });
});

test('the alarm of a login that is no longer used clears, and no other', async () => {
  const now = new Date();
  for (const subject of ['removed', 'b']) {
    await raiseAlarm(portal.database, { kind: 'sync_failed', subject, message: 'Test', details: {} }, now);
  }
  await raiseAlarm(portal.database, { kind: 'row_stuck', subject: 'removed', message: 'Test', details: {} }, now);
  await syncProvider(contextOf(() => Promise.reject(new Error('no key'))));
  const open = await portal.database('alarms').where({ cleared_at: null }).orderBy('kind').select('kind', 'subject');
  expect(open).toEqual([
    { kind: 'row_stuck', subject: 'removed' },
    { kind: 'sync_failed', subject: 'b' },
  ]);
});

test('the alarm clears with the next run that reads everything', async () => {
  await syncProvider(contextOf(() => Promise.reject(new Error('no key'))));
  await syncProvider(contextOf(() => Promise.resolve(client)));
  expect(await alarms()).toEqual([{ kind: 'sync_failed', subject: 'b', cleared_at: expect.any(Date) }]);
});

test('a worker that cannot be started stops no other and raises the alarm of its login', async () => {
  const started: string[] = [];
  const start = (loginId: string) =>
    loginId === 'b' ? Promise.reject(new Error('throttled')) : Promise.resolve(void started.push(loginId));
  const report = await startWorkers(
    contextOf(() => Promise.resolve(client)),
    start,
  );
  expect([report.workers, started]).toEqual([2, ['a', 'c']]);
  expect(await alarms()).toEqual([{ kind: 'sync_failed', subject: 'b', cleared_at: null }]);
});
