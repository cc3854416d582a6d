import type { Knex } from 'knex';
import { schedules } from '../../domain/operations/schedules';
import { eventually } from '../support/eventually';
import { runSchedule, stackDatabase } from '../support/stack';

/* Every schedule, run again and beside itself, when there is nothing new to do. */

/** Whose work is locked row by row, so that a run does not wait for another one. */
const overlapping: ReadonlySet<(typeof schedules)[number]['name']> = new Set([
  'send-intents',
  'sync-provider',
  'deliver-webhooks',
]);

/** What no second run may add to. */
const tables = [
  'activity',
  'charges',
  'conversions',
  'exports',
  'funding_mails',
  'monthly_statements',
  'notice_mails',
  'notices',
  'payments',
];
const moreTables = [
  'outgoing_webhook_deliveries',
  'postings',
  'provider_intents',
  'reconciliations',
  'resolution_packs',
  'safeguarding_positions',
  'transfers',
  'users',
];

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

async function counts(): Promise<Record<string, string>> {
  const sizes = [...tables, ...moreTables].map((name) => `select '${name}' as name, count(*) as rows from ${name}`);
  const { rows } = await database.raw<{ rows: { name: string; rows: string }[] }>(sizes.join(' union all '));
  return Object.fromEntries(rows.map((one) => [one.name, one.rows]));
}

const runsOf = (name: string) => database('schedule_runs').whereRaw('split_part(name, ?, 1) = ?', [' ', name]);

/** Taking what other tests made accounts owe would use up the provider's calls of a minute; `tests/crash/charges.test.ts` repeats that one. */
const walked = schedules.map(({ name }) => name).filter((name) => name !== 'charges-process');

test.each(walked)('%s runs twice and beside itself and adds nothing then', async (name) => {
  // What earlier tests left is worked off first, which may take more than one run.
  await eventually(
    async () => {
      const before = await counts();
      await runSchedule(name);
      return JSON.stringify(before) === JSON.stringify(await counts());
    },
    (isQuiet) => isQuiet,
  );
  const quiet = await counts();
  await Promise.all([runSchedule(name), runSchedule(name)]);
  await runSchedule(name);
  expect(await counts()).toEqual(quiet);
  const runs = await runsOf(name);
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.filter(({ finished_at }) => !finished_at)).toEqual([]);
});

const exclusive = schedules.map(({ name }) => name).filter((name) => !overlapping.has(name));

test.each(exclusive)('%s does nothing while another run goes on', async (name) => {
  const lease = { name, started_at: new Date(), lease_until: new Date(Date.now() + 3_600_000) };
  const [held] = await database('schedule_runs').insert(lease).returning('id');
  expect(await runSchedule(name)).toBeNull();
  await database('schedule_runs')
    .where(held as { id: string })
    .delete();
});

test('send-intents goes on beside a run that died', async () => {
  const [held] = await database('schedule_runs')
    .insert({
      name: 'send-intents',
      started_at: new Date(),
      lease_until: new Date(Date.now() + 3_600_000),
      is_exclusive: false,
    })
    .returning('id');
  expect(await runSchedule('send-intents')).toMatchObject({ isBounded: false });
  await database('schedule_runs')
    .where(held as { id: string })
    .delete();
});
