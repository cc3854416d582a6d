import knex, { type Knex } from 'knex';
import { actionEnvironment, graphql, stackDatabase } from '../support/stack';

/** What only the actions write: money, who may move it, and the settings and countries that limit it. */
const writtenByActions = [
  'payments',
  'payment_authorisation_requests',
  'provider_intents',
  'audit_logged_actions',
  'balances',
  'tcc_payments',
  'beneficiaries',
  'beneficiary_information_slice',
  'organisation_payment_auth_rule',
  'payment_auth_rule_role',
  'CurrencyCloudContacts',
  'roles',
  'alarms',
  'accounts',
  'settings',
  'currency_settings',
  'countries',
  'restricted_countries',
];

let owner: Knex;
let hasura: Knex;
let actions: Knex;

beforeAll(() => {
  owner = stackDatabase();
  const actionsUrl = actionEnvironment().DATABASE_URL ?? '';
  actions = knex({ client: 'pg', connection: actionsUrl, pool: { min: 0, max: 1 } });
  const hasuraUrl = actionsUrl.replace('corridor_actions', 'corridor_hasura');
  hasura = knex({ client: 'pg', connection: hasuraUrl, pool: { min: 0, max: 1 } });
});

afterAll(async () => {
  await Promise.all([owner.destroy(), hasura.destroy(), actions.destroy()]);
});

test.each(writtenByActions)('Hasura’s login cannot write %s', async (table) => {
  await expect(hasura.raw(`delete from "${table}"`)).rejects.toThrow('permission denied');
  await expect(hasura.raw(`insert into "${table}" default values`)).rejects.toThrow('permission denied');
  const { rows } = await owner.raw<{ rows: unknown[] }>(
    `select from information_schema.role_table_grants
     where grantee = 'corridor_hasura' and table_name = ? and privilege_type <> 'SELECT'`,
    [table],
  );
  expect(rows).toEqual([]);
});

test('Hasura’s login writes these columns and no other', async () => {
  const { rows } = await owner.raw<{ rows: { writes: string }[] }>(
    `select concat_ws(' ', lower(privilege_type), table_name || '.' || column_name) as writes
     from information_schema.role_column_grants
     where grantee = 'corridor_hasura' and privilege_type <> 'SELECT'
     union
     select concat_ws(' ', lower(privilege_type), table_name) from information_schema.role_table_grants
     where grantee = 'corridor_hasura' and privilege_type <> 'SELECT'
     order by 1`,
  );
  expect(rows.map(({ writes }) => writes)).toEqual(['update users.last_seen_at', 'update users.last_used_account_id']);
});

test.each([
  ['settings', 'update_settings(where: {}, _set: { maintenance_banner: "Tonight" }) { affected_rows }'],
  ['countries', 'update_countries(where: {}, _set: { permittedJurisdiction: true }) { affected_rows }'],
  ['restricted_countries', 'delete_restricted_countries(where: {}) { affected_rows }'],
])('admin is offered no write of %s', async (_table, mutation) => {
  const answer = await graphql('superadmin', `mutation { ${mutation} }`, {}, { 'x-hasura-role': 'admin' });
  expect(answer.data).toBeUndefined();
  expect(answer.errors?.[0]?.extensions.code).toBe('validation-failed');
});

test('Hasura’s login cannot enter the vault', async () => {
  await expect(hasura.raw('select * from vault.provider_credentials')).rejects.toThrow('permission denied');
});

test('nobody rewrites the audit log, its owner included', async () => {
  await expect(actions.raw('delete from audit_logged_actions')).rejects.toThrow('permission denied');
  await expect(actions.raw(`insert into audit_logged_actions (table_name, action) values ('x', 'I')`)).rejects.toThrow(
    'permission denied',
  );
  await expect(owner.raw('update audit_logged_actions set user_id = null')).rejects.toThrow('append-only');
  await expect(owner.raw('truncate audit_logged_actions')).rejects.toThrow('append-only');
});

test('an illegal transition is refused whoever asks', async () => {
  const { id } = (await owner('payments').where({ status: 'deleted' }).first('id'))!;
  await expect(actions('payments').where({ id }).update({ status: 'completed' })).rejects.toThrow(
    'payment_transition_not_allowed: deleted -> completed',
  );
});
