import type { Knex } from 'knex';
import { londonDay } from '../../../domain/londonTime';
import { administer, client, safeguarded, statusOf, taken, transfer } from '../../support/safeguarding';
import { control, runSchedule, stackDatabase } from '../../support/stack';

const cancel = `mutation ($id: uuid!) { cancelTransfer(transferId: $id) { status } }`;

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
});
afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

test('one that waits at the provider is cancelled there, and nothing is safeguarded by it', async () => {
  const before = await safeguarded(database);
  const held = await database('balances').where({ account_id: client, currency: 'GBP' }).first('amount');
  // The mirror says more than there is, so that the provider keeps the transfer waiting for money.
  await database('balances').where({ account_id: client, currency: 'GBP' }).update({ amount: '99000000' });
  const id = taken(await transfer({ amount: '98000000.00' }));
  await database('balances').where({ account_id: client, currency: 'GBP' }).update({ amount: held?.amount });
  expect((await administer<{ cancelTransfer: { status: string } }>(cancel, { id })).data?.cancelTransfer.status).toBe(
    'cancelled',
  );
  expect(await statusOf(database, id)).toBe('cancelled');
  expect(await safeguarded(database)).toBe(before);
});

test('the schedule stores the day once every login was read, and raises an alarm for a low control account', async () => {
  interface Report {
    readonly isMirrored: boolean;
    readonly stored: number;
    readonly alarms: number;
    readonly day: string;
  }
  await database('safeguarding_positions')
    .truncate()
    .catch(() => undefined);
  await runSchedule('sync-provider');
  const first = await runSchedule<Report>('safeguarding-positions');
  expect(first).toMatchObject({ isMirrored: true, day: londonDay(new Date()) });
  expect((await runSchedule<Report>('safeguarding-positions')).stored).toBe(0);
  const stored = await database('safeguarding_positions').where({ account_id: client, day: first.day });
  expect(stored.map(({ currency }) => currency).sort()).toEqual(['EUR', 'GBP', 'USD']);
  const pounds = () => database('currency_settings').where({ currency: 'GBP' });
  const before = await pounds().first('balance_alarm');
  await pounds().update({ balance_alarm: '99000000' });
  const { alarms } = await runSchedule<Report>('safeguarding-positions');
  await pounds().update(before ?? {});
  await runSchedule('safeguarding-positions');
  const raised = await database('alarms').where({ kind: 'safeguarding_balance', subject: 'GBP' }).first();
  expect(alarms).toBeGreaterThan(0);
  expect(raised?.cleared_at).not.toBeNull();
});

test('the alarm of a threshold clears where the currency is safeguarded no more, and where the settings name none', async () => {
  const alarm = { kind: 'safeguarding_balance', subject: 'USD', cleared_at: null } as const;
  const dollars = () => database('currency_settings').where({ currency: 'USD' });
  const before = await dollars().first('balance_alarm');
  await dollars().update({ balance_alarm: '999999999' });
  await runSchedule('safeguarding-positions');
  expect(await database('alarms').where(alarm)).toHaveLength(1);
  await dollars().update({ safeguarded: false });
  await runSchedule('safeguarding-positions');
  expect(await database('alarms').where(alarm)).toEqual([]);
  await dollars().update({ safeguarded: true });
  await runSchedule('safeguarding-positions');
  expect(await database('alarms').where(alarm)).toHaveLength(1);
  await dollars().update({ balance_alarm: null });
  await runSchedule('safeguarding-positions');
  expect(await database('alarms').where(alarm)).toEqual([]);
  await dollars().update(before ?? {});
});

test('a day is reconciled at most once', async () => {
  interface Report {
    readonly state: string;
    readonly day: string;
  }
  const { state, day } = await runSchedule<Report>('reconcile');
  const rows = await database('reconciliations').where({ day });
  if (state === 'written' || state === 'written_before') expect(rows).toHaveLength(6);
  else expect(rows.length).toBeLessThan(6);
  expect(await runSchedule<Report>('reconcile')).toMatchObject({
    state: state === 'written' ? 'written_before' : state,
  });
});
