import type { Knex } from 'knex';
import { as } from '../../support/portal';
import { runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await runSchedule('refresh-rates');
});

afterEach(async () => {
  await database('rate_alerts').where({ user_id: 'viewer' }).delete();
  await database('notices').where({ user_id: 'viewer', kind: 'rate_alert' }).delete();
});

afterAll(() => database.destroy());

const create = `mutation ($currencyPair: String!, $kind: String!, $rate: String) {
  createRateAlert(currencyPair: $currencyPair, kind: $kind, rate: $rate) { id }
}`;

interface Created {
  readonly createRateAlert: { readonly id: string };
}

const alert = (kind: string, rate: string | null, currencyPair = 'EURGBP') =>
  as<Created>('viewer', create, { currencyPair, kind, rate });
const notices = () => database('notices').where({ user_id: 'viewer', kind: 'rate_alert' });
const rowOf = (id: string) => database('rate_alerts').where({ id }).first();

/** Moves a stored alert to a limit that the rate of the simulator, 0.8057, reaches. */
const moveTo = (id: string, rate: string) => database('rate_alerts').where({ id }).update({ rate });

test('an alert that is reached is told once, and switched off', async () => {
  const { id } = (await alert('above', '0.9')).data!.createRateAlert;
  await runSchedule('refresh-rates');
  expect(await notices()).toEqual([]);
  await moveTo(id, '0.8057');
  expect(await runSchedule('refresh-rates')).toMatchObject({ alerts: 1 });
  expect(await runSchedule('refresh-rates')).toMatchObject({ alerts: 0 });
  expect(await notices()).toMatchObject([
    { content: { rateAlertId: id, currencyPair: 'EURGBP', alertKind: 'above', midMarketRate: '0.8057' }, readAt: null },
  ]);
  expect(await rowOf(id)).toMatchObject({ enabled: false, lastSentAt: expect.any(Date) as Date });
});

test('a daily alert is told once a day and stays on', async () => {
  const { id } = (await alert('daily', null)).data!.createRateAlert;
  await runSchedule('refresh-rates');
  await runSchedule('refresh-rates');
  expect(await notices()).toHaveLength(1);
  await database('rate_alerts')
    .where({ id })
    .update({ lastSentAt: new Date(Date.now() - 86_400_000) });
  await runSchedule('refresh-rates');
  expect(await notices()).toHaveLength(2);
  expect(await rowOf(id)).toMatchObject({ enabled: true });
});

test('two runs at a time tell a user once', async () => {
  await alert('daily', null);
  await Promise.all([runSchedule('refresh-rates'), runSchedule('refresh-rates'), runSchedule('refresh-rates')]);
  expect(await notices()).toHaveLength(1);
});

test('a disabled user is told nothing', async () => {
  const { id } = (await alert('below', '0.5')).data!.createRateAlert;
  await moveTo(id, '0.9');
  await database('users').where({ id: 'viewer' }).update({ enabled: false });
  try {
    await runSchedule('refresh-rates');
    expect(await notices()).toEqual([]);
  } finally {
    await database('users').where({ id: 'viewer' }).update({ enabled: true });
  }
});
