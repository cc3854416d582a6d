import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { as, refusalOf } from '../../support/portal';
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
const remove = `mutation ($id: uuid!) { deleteRateAlert(id: $id) { id } }`;
const alerts = `{ rate_alerts { id } }`;

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

test.each([
  ['a rate that is reached already, from below', { kind: 'above', rate: '0.8' }, 'rate'],
  ['a rate that is reached already, from above', { kind: 'below', rate: '0.9' }, 'rate'],
  ['no rate', { kind: 'above', rate: null }, 'rate'],
  ['an unknown kind', { kind: 'weekly', rate: '1' }, 'kind'],
])('%s is refused', async (_what, { kind, rate }, field) => {
  expect(refusalOf(await alert(kind, rate))).toEqual({ code: 'invalid_input', field });
});

test('twenty alerts are enough, however many are asked for at once', async () => {
  const rows = Array.from({ length: 18 }, () => ({
    user_id: 'viewer',
    currencyPair: 'EURGBP',
    kind: 'daily' as const,
  }));
  await database('rate_alerts').insert(rows);
  const answers = await Promise.all(Array.from({ length: 4 }, () => alert('above', '0.9')));
  expect(answers.map((answer) => refusalOf(answer).code).filter(Boolean)).toEqual(['invalid_input', 'invalid_input']);
});

test('an alert is its user’s alone', async () => {
  const { id } = (await alert('above', '0.9')).data!.createRateAlert;
  const others = await as<{ rate_alerts: readonly { id: string }[] }>('approver', alerts, {});
  expect(others.data!.rate_alerts.map((one) => one.id)).not.toContain(id);
  for (const absent of [id, randomUUID()]) {
    expect(refusalOf(await as('approver', remove, { id: absent }))).toEqual({
      code: 'rate_alert_not_found',
      field: 'id',
    });
  }
  expect((await as('viewer', remove, { id })).errors).toBeUndefined();
  expect(refusalOf(await as('viewer', remove, { id })).code).toBe('rate_alert_not_found');
});
