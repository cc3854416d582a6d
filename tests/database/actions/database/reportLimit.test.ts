import { reportsPerMinute, takeReport } from '../../../../actions/database/reportLimit';
import { createPortal, type Portal } from '../provider/portal';

let portal: Portal;
beforeAll(async () => {
  portal = await createPortal();
});
beforeEach(() => untilNextMinuteIsFar());
afterEach(() => portal.database('activity_reports').delete());
afterAll(() => portal.drop());

/** The counts are of a minute of the database's clock, so a test must not begin at the end of one. */
async function untilNextMinuteIsFar(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
}

const flooder = '192.0.2.1';

/** Reports at once, as a flooding source does; gives how many were allowed. */
async function allowed(count: number, address: string, username: (index: number) => string): Promise<number> {
  const reports = Array.from({ length: count }, (_, index) => takeReport(portal.database, address, username(index)));
  return (await Promise.all(reports)).filter(Boolean).length;
}

const maker = () => 'maker';

test('simultaneous reports about one username do not pass its limit together', async () => {
  expect(await allowed(3 * reportsPerMinute.username, flooder, maker)).toBe(reportsPerMinute.username);
  expect(await allowed(1, flooder, maker)).toBe(0);
  expect(await allowed(1, flooder, () => 'approver')).toBe(1);
});

test('simultaneous reports about any usernames do not pass the limit of their source', async () => {
  const count = 2 * reportsPerMinute.source;
  expect(await allowed(count, flooder, (index) => `name ${index}`)).toBe(reportsPerMinute.source);
  const rows = await portal.database('activity_reports').count();
  expect(rows).toEqual([{ count: String(reportsPerMinute.source + 1) }]);
});

test('a source that floods silences no other, about the same username either', async () => {
  await allowed(2 * reportsPerMinute.source, flooder, maker);
  expect(await allowed(5, '192.0.2.2', maker)).toBe(5);
});

test('the addresses of one IPv6 network are one source', async () => {
  await allowed(reportsPerMinute.username, '2001:db8:0:1::1', maker);
  expect(await allowed(1, '2001:db8:0:1:ffff::2', maker)).toBe(0);
  expect(await allowed(1, '2001:db8:0:2::1', maker)).toBe(1);
});

test('counts of earlier minutes are deleted and do not count', async () => {
  await allowed(reportsPerMinute.username, flooder, maker);
  const earlier = portal.database.raw(`minute - interval '1 minute'`);
  await portal.database('activity_reports').update({ minute: earlier });
  expect(await allowed(1, flooder, maker)).toBe(1);
  expect(await portal.database('activity_reports').select('username', 'reports').orderBy('username')).toEqual([
    { username: '', reports: 1 },
    { username: 'maker', reports: 1 },
  ]);
});
