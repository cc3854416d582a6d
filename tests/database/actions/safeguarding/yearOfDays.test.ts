import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../actions/context';
import type { Session } from '../../../../actions/runtime/session';
import { prepareReconciliation } from '../../../../actions/safeguarding/prepareReconciliation';
import { reconcile } from '../../../../actions/safeguarding/reconcile';
import { signReconciliation } from '../../../../actions/safeguarding/signReconciliation';
import { storePositions } from '../../../../actions/safeguarding/storePositions';
import { addDays } from '../../../../domain/isoDate';
import { londonInstant } from '../../../../domain/londonTime';
import { safeguardedCurrencies } from '../../../../domain/safeguarding/currencies';
import { closedBecause, closedDates } from '../../../../local/provider/reference/calendar';
import { addMonths } from '../../../../local/provider/reference/isoDates';
import { openDemo, type DemoDatabase } from '../../migrations/openDemo';
import { isFull } from '../../../support/sized';

/* With a leap day, both changes of the clocks in the whole year, Easter, and a deployment that kept the schedules from running for two days. */

const [firstDay, dayCount] = isFull ? ['2028-01-01', 366] : ['2028-02-27', 22];
const down = ['2028-03-14', '2028-03-15'];
const days = Array.from({ length: dayCount }, (_, index) => addDays(firstDay, index));
const daysUp = days.filter((day) => !down.includes(day));
const workingDays = daysUp.filter((day) => closedBecause(day, 'GBP') === undefined);

let demo: DemoDatabase;
let context: Context;

beforeAll(async () => {
  demo = await openDemo();
  const client = {
    getBalances: () => Promise.resolve([]),
    getPaymentDates: ({ start_date: start = '' }) =>
      Promise.resolve({ invalid_payment_dates: closedDates(start, addMonths(start, 2), 'GBP') }),
  };
  const provider = {
    loginIds: () => Promise.resolve(['house']),
    house: () => Promise.resolve(client),
    forAccount: () => Promise.resolve(client),
  };
  context = { database: demo.owner, provider, newId: randomUUID } as unknown as Context;
  const dayBefore = { day: addDays(firstDay, -1), kind: 'internal', currency: 'GBP' } as const;
  await demo.owner('reconciliations').insert({ ...dayBefore, requirement: '0', resource: '0' });
}, 300_000);
afterAll(() => demo.close());

const at = (day: string, time: string): Context => ({ ...context, clock: { now: () => londonInstant(day, time) } });

/** A day in which the login was read after midnight in London and both schedules ran often. */
async function runDay(day: string): Promise<void> {
  const midnight = londonInstant(day, '00:00');
  const report = JSON.stringify({ feeds: { transactions: { records: 0, isComplete: true } } });
  await demo.owner('schedule_runs').insert({
    id: randomUUID(),
    name: 'sync-provider house',
    outcome: 'done' as const,
    report,
    started_at: midnight,
    finished_at: midnight,
    lease_until: midnight,
  });
  const states: string[] = [];
  for (const time of ['00:00', '05:59', '06:00', '23:59']) {
    await storePositions(at(day, time));
    states.push((await reconcile(at(day, time))).state);
  }
  const [closed, open] = [
    Array<string>(4).fill('no_working_day'),
    ['too_early', 'too_early', 'written', 'written_before'],
  ];
  const isWeekday = ![0, 6].includes(new Date(day).getUTCDay());
  const holiday = ['too_early', 'too_early', 'no_working_day', 'no_working_day'];
  expect([day, states]).toEqual([day, workingDays.includes(day) ? open : isWeekday ? holiday : closed]);
}

async function signDay(day: string): Promise<void> {
  const [first, second] = ['superadmin', 'superadmin2'].map(
    (userId) => ({ userId, requestId: randomUUID(), role: 'admin' }) as unknown as Session,
  ) as [Session, Session];
  const evening = at(day, '20:00');
  await prepareReconciliation({ day, note: 'Read.' }, first, evening);
  await expect(signReconciliation({ day }, first, evening)).rejects.toMatchObject({ code: 'second_person_required' });
  await signReconciliation({ day }, second, evening);
  await expect(signReconciliation({ day }, second, evening)).rejects.toMatchObject({ code: 'reconciliation_signed' });
}

test(`${dayCount} days: none skipped, stored or signed twice, and the day after an outage names what was missed`, async () => {
  for (const day of daysUp) {
    await runDay(day);
    if (workingDays.includes(day)) await signDay(day);
  }
  const positions = await rowsPerDay('safeguarding_positions');
  expect(positions.map(({ day }) => day)).toEqual(daysUp);
  expect(new Set(positions.map(({ rows }) => rows)).size).toBe(1);
  const reconciled = await rowsPerDay('reconciliations');
  expect(reconciled).toEqual(workingDays.map((day) => ({ day, rows: 2 * safeguardedCurrencies.length })));
  expect(await demo.owner('reconciliations').where('day', '>=', firstDay).whereNull('signed_by')).toEqual([]);
  expect(await missedOn()).toEqual(
    down.flatMap((subject) => safeguardedCurrencies.map((currency) => ['2028-03-16', subject, currency])).sort(),
  );
});

async function rowsPerDay(table: string): Promise<{ readonly day: string; readonly rows: number }[]> {
  const { rows } = await demo.owner.raw<{ rows: { day: string; rows: number }[] }>(
    `select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as rows from ?? where day >= ? group by 1 order by 1`,
    [table, firstDay],
  );
  return rows;
}

/** The days that are named as missed, with the day that names them. */
async function missedOn(): Promise<string[][]> {
  const { rows } = await demo.owner.raw<{ rows: { day: string; subject: string; currency: string }[] }>(
    `select to_char(row.day, 'YYYY-MM-DD') as day, found ->> 'subject' as subject, row.currency
     from reconciliations row cross join jsonb_array_elements(row.breaks) found where found ->> 'class' = 'missed_day'`,
  );
  return rows.map(({ day, subject, currency }) => [day, subject, currency]).sort();
}
