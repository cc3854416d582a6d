import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;
let id: string;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(async () => {
  id = randomUUID();
  await database('rate_alerts').insert({ id, user_id: 'viewer', currencyPair: 'EURGBP', kind: 'daily' });
});
afterEach(() => database('rate_alerts').where({ user_id: 'viewer' }).delete());
afterAll(() => database.destroy());

const call = (username: string, alert: string) => ({
  username,
  query: 'mutation ($id: uuid!) { deleteRateAlert(id: $id) { id } }',
  variables: { id: alert },
});
const isKept = async () => (await database('rate_alerts').where({ id })).length === 1;

test('the owner deletes an alert, once', async () => {
  const { answer, ...effects } = await effectsOf(database, call('viewer', id));
  expect(answer.data).toEqual({ deleteRateAlert: { id } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await isKept()).toBe(false);
  expect(await refusedEffects(database, call('viewer', id))).toEqual(refused('rate_alert_not_found', 'id'));
});

test('an alert is its user’s alone', async () => {
  const others = await as<{ rate_alerts: readonly { id: string }[] }>('approver', '{ rate_alerts { id } }', {});
  expect(others.data!.rate_alerts.map((one) => one.id)).not.toContain(id);
  for (const alert of [id, randomUUID()]) {
    expect(await refusedEffects(database, call('approver', alert))).toEqual(refused('rate_alert_not_found', 'id'));
  }
  expect(await isKept()).toBe(true);
});
