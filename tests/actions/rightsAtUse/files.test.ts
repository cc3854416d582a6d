import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { refused, refusedEffects } from '../../support/effects';
import { keepRights, losses } from '../../support/lostRights';
import { administer, administration } from '../../support/organisations';
import { as, newPayment } from '../../support/portal';
import { graphql, runSchedule, stackDatabase } from '../../support/stack';
import { storedExport } from '../../support/statementExports';
import { aldgate } from '../../support/users';
import { createdEndpoint, deleteTestEndpoints, messagesOf, openReceiver } from '../../support/webhooks';

const file = `query ($exportId: uuid!) { getExportFile(exportId: $exportId) { url } }`;
const exportsRead = `query ($id: uuid!) { exports(where: { id: { _eq: $id } }) { id } }`;
const saveView = `mutation ($name: String!, $filters: [SavedFilterInput!]!) {
  createSavedView(list: "payments", name: $name, filters: $filters) { id }
}`;
const views = `query { saved_views(where: { name: { _eq: "Of the account" } }) { name } payments(limit: 5) { id } }`;
const endpoints = `query ($id: uuid!) {
  webhook_endpoints(where: { id: { _eq: $id } }) { id } outgoing_webhook_deliveries(where: { endpoint_id: { _eq: $id } }) { id }
}`;

/** Any seat on the account will do for a statement and for lists. */
const seatLosses = losses.filter(([how]) => how !== 'loses the role');

let database: Knex;
let putBack: () => Promise<void>;

beforeAll(async () => {
  database = stackDatabase();
  putBack = await keepRights(database, ['viewer', 'orgadmin']);
});
afterEach(async () => {
  await putBack();
  await deleteTestEndpoints(database);
  await database('saved_views').where({ name: 'Of the account' }).delete();
  await database('exports').whereIn('state', ['waiting', 'running']).update({ state: 'cancelled' });
});
afterAll(() => database.destroy());

const exportOf = (change: object = {}) => storedExport(database, { user_id: 'viewer', ...change });

test.each(seatLosses)('a statement that a user who %s asked for is not written', async (_how, lose) => {
  const id = await exportOf();
  await lose(database, 'viewer');
  await runSchedule('run-exports');
  const row = await database('exports').where({ id }).first();
  expect(row).toMatchObject({ state: 'failed', s3Key: null, filename: null });
  expect(row!.problem).toContain('you have no seat on it');
});

test.each(seatLosses)('a statement that was written is not given to a user who %s', async (_how, lose) => {
  const hour = new Date(Date.now() + 3_600_000);
  const done = { state: 'done', s3Key: `exports/${randomUUID()}`, filename: 'Statement.csv', expires_at: hour };
  const exportId = await exportOf(done);
  const call = { username: 'viewer', query: file, variables: { exportId } };
  expect((await as('viewer', file, { exportId })).errors).toBeUndefined();
  await lose(database, 'viewer');
  expect(await refusedEffects(database, call)).toEqual(refused('export_not_found', 'exportId'));
  expect((await as('viewer', exportsRead, { id: exportId })).data).toEqual({ exports: [] });
});

test.each(seatLosses)('a saved view shows no payment to a user who %s', async (how, lose) => {
  const filters = [{ name: 'status', value: 'failed' }];
  expect((await as('viewer', saveView, { name: 'Of the account', filters })).errors).toBeUndefined();
  const shown = await as<{ saved_views: object[]; payments: object[] }>('viewer', views, {});
  expect(shown.data?.payments).toHaveLength(5);
  await lose(database, 'viewer');
  const kept = how === 'is disabled' ? [] : [{ name: 'Of the account' }];
  expect((await as('viewer', views, {})).data).toEqual({ saved_views: kept, payments: [] });
});

const administratorLosses: readonly (readonly [string, (knex: Knex, isLost: boolean) => PromiseLike<unknown>])[] = [
  ['is disabled', (knex, isLost) => knex('users').where({ id: 'orgadmin' }).update({ enabled: !isLost })],
  [
    'administers the organisation no more',
    (knex, isLost) =>
      knex('users_organisations')
        .where({ user_id: 'orgadmin', org_id: aldgate })
        .update({ can_user_admin_org: !isLost }),
  ],
];

test.each(administratorLosses)(
  'an endpoint stays the organisation’s: its creator who %s sees and changes nothing of it',
  async (_how, lose) => {
    const receiver = await openReceiver(() => 200);
    const { id } = await createdEndpoint(receiver.url);
    await lose(database, true);
    try {
      const asAdministrator = { 'x-hasura-role': 'org_admin' };
      expect((await graphql('orgadmin', endpoints, { id }, asAdministrator)).data).toEqual({
        webhook_endpoints: [],
        outgoing_webhook_deliveries: [],
      });
      for (const action of ['rotateWebhookSecret', 'deleteWebhookEndpoint']) {
        const effects = await refusedEffects(database, administration('orgadmin', action, { endpointId: id }));
        expect(effects).toEqual(refused('webhook_endpoint_not_found', 'endpointId'));
      }
      const paymentId = await newPayment({ amount: '5000.00' });
      await runSchedule('deliver-webhooks');
      expect(receiver.received.some(({ body }) => body.includes(paymentId))).toBe(true);
      expect(await messagesOf(database, id).where({ entity_id: paymentId }).pluck('state')).toEqual(['delivered']);
      const { data } = await administer('superadmin', 'rotateWebhookSecret', { endpointId: id });
      expect(data?.result.id).toBe(id);
    } finally {
      await lose(database, false);
      await receiver.stop();
    }
  },
);
