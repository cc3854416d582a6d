import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Generation } from '../../hasura/engine/execute/generation';
import { operationsOf } from './operations';
import { columnsOf, readRule, secretsOf } from './policy';
import { policyFaults, tablesOf, nameOf } from './policyFaults';
import { sdlFaults } from './sdlFaults';
import { openSetting, type Setting } from './setting';
import { roles } from './tenantMatrix';

let setting: Setting;
let generation: Generation;

beforeAll(async () => {
  setting = await openSetting();
  generation = await setting.requester.open(setting.metadata);
});

afterAll(() => setting.close());

const allSecrets = () => setting.policy.secrets.flatMap(({ columns }) => columns.map((name) => name.split('.')));
const askAs = (role: string, document: string) =>
  setting.requester.ask(generation, { role, variables: { 'x-hasura-user-id': 'olga' } }, document);

test('the metadata says what the policy says, and every table and column has a line', () => {
  const { policy, metadata, columns } = setting;
  expect(policyFaults(policy, metadata, columns)).toEqual([]);
});

test('a table or a column without a line is found', () => {
  const { policy, metadata, columns } = setting;
  const grown = new Map([
    ...columns,
    ['brand_new', ['id']],
    ['payments', [...(columns.get('payments') ?? []), 'margin']],
  ]);
  expect(policyFaults(policy, metadata, grown)).toEqual([
    expect.stringContaining('payments: the policy says user select'),
    expect.stringContaining('payments: the metadata says user select'),
    'brand_new: the policy has no line for it',
  ]);
});

test('every rule has words and is used', () => {
  const { rules, tables } = setting.policy;
  const sentences = Object.values(tables).flatMap(({ read = {}, write = {} }) => [
    ...Object.values(read).map(({ rows }) => rows),
    ...Object.values(write).flatMap(({ rows, check }) => [rows, check]),
  ]);
  const used = new Set(sentences.flatMap((rows) => readRule(rows).terms.map(({ rule }) => rule)));
  expect([...used].sort()).toEqual(Object.keys(rules).sort());
  expect(Object.values(rules).filter(({ words }) => !words)).toEqual([]);
  expect(Object.entries(tables).filter(([, { about }]) => !about)).toEqual([]);
});

test.each(roles)('the schema of %s shows the policy’s columns, counts and inputs, and no others', (role) => {
  const { policy, columns } = setting;
  const operations = operationsOf(generation, role);
  expect(Object.keys(policy.tables).flatMap((table) => sdlFaults(policy, operations, role, table, columns))).toEqual(
    [],
  );
});

test('rows shared by all tenants point at none', async () => {
  const { policy, requester, columns } = setting;
  const keys = await requester.sql<{ table: string; column: string; target: string }>(
    `select conrelid::regclass::text as table, attname::text as column, confrelid::regclass::text as target
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'f'`,
  );
  const leading = keys.filter(({ table, column, target }) => {
    const { shared, read = {} } = policy.tables[table] ?? {};
    const isRead = Object.values(read).some((one) =>
      columnsOf(policy, table, one, columns.get(table) ?? []).includes(column),
    );
    return shared && isRead && !policy.tables[target]?.shared;
  });
  expect(leading).toEqual([]);
});

describe('secrets', () => {
  test.each(roles)('no name of one stands anywhere in the schema of %s', (role) => {
    const names = new Set(namesIn(generation.schema({ role }).graphql()));
    expect(names).toContain('maintenance_banner');
    expect(allSecrets().filter(([, column = '']) => names.has(column))).toEqual([]);
  });

  test.each(roles)('%s cannot select, compare with or order by one', async (role) => {
    const answers: string[] = [];
    for (const [table, column] of allSecrets()) {
      for (const field of [
        `${table} { ${column} }`,
        `${table}(where: { ${column}: { _is_null: false } }) { __typename }`,
        `${table}(order_by: { ${column}: asc }) { __typename }`,
        `${table}_aggregate { aggregate { max { ${column} } } }`,
      ]) {
        const answer = await askAs(role, `{ ${field} }`);
        if (!('refusal' in answer) || !answer.refusal.startsWith('validation-failed')) {
          answers.push(`${role}: ${field}`);
        }
      }
    }
    expect(answers).toEqual([]);
  });

  test('the vault is not tracked, and Hasura’s login may not enter it', async () => {
    const schemas = tablesOf(setting.metadata).map(({ table }) =>
      typeof table === 'string' ? 'public' : table.schema,
    );
    expect(new Set(schemas)).toEqual(new Set(['public']));
    const { sql } = setting.requester;
    const inside = await sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'vault'::regnamespace and relkind = 'r' order by 1`,
    );
    expect(inside.map(({ name }) => name)).toEqual(Object.keys(setting.policy.vault).sort());
    expect(await sql(`select has_schema_privilege('corridor_hasura', 'vault', 'usage') as may`)).toEqual([
      { may: false },
    ]);
  });
});

describe('mass assignment', () => {
  const notable = {
    payments: ['status', 'tccPaymentId', 'createdById', 'amount', 'accountId'],
    accounts: ['is_approved', 'is_closed', 'org_id', 'safeguarded_amount_gbp'],
    users: ['enabled', 'can_use_transfers', 'id', 'last_seen_at', 'api_key'],
    users_organisations: ['can_user_admin_org', 'org_id'],
    CurrencyCloudContacts: ['upper_fx_limit', 'role_id'],
    notices: ['user_id', 'content'],
  };

  test.each(roles)('%s writes no column outside its list', async (role) => {
    const { policy, columns } = setting;
    const accepted: string[] = [];
    for (const table of tablesOf(setting.metadata).map(nameOf)) {
      const mayWrite = policy.tables[table]?.write?.[role]?.columns ?? [];
      for (const column of (columns.get(table) ?? []).filter((name) => !mayWrite.includes(name))) {
        for (const field of [
          `update_${table}(where: {}, _set: { ${column}: null }) { affected_rows }`,
          `insert_${table}(objects: [{ ${column}: null }]) { affected_rows }`,
        ]) {
          const answer = await askAs(role, `mutation { ${field} }`);
          if (!('refusal' in answer) || !answer.refusal.startsWith('validation-failed')) {
            accepted.push(`${role}: ${field}`);
          }
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  test('the columns that would matter most are among those', () => {
    for (const [table, names] of Object.entries(notable)) {
      expect(setting.columns.get(table)).toEqual(expect.arrayContaining(names));
      const writes = Object.values(setting.policy.tables[table]?.write ?? {}).flatMap(({ columns }) => columns);
      expect(names.filter((name) => writes.includes(name))).toEqual([]);
    }
  });
});

test('a secret is a column that exists', () => {
  const { policy, columns } = setting;
  const named = Object.keys(policy.tables).flatMap((table) => secretsOf(policy, table).map((name) => [table, name]));
  expect(named.length).toBe(allSecrets().length);
  expect(named.filter(([table = '', name = '']) => !columns.get(table)?.includes(name))).toEqual([]);
});

/** Every name that a client can write: of types, fields, arguments, input fields and enum values. */
function namesIn(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => [
    type.name,
    ...(isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []),
    ...(isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args.map(({ name }) => name)) : []),
    ...(isEnumType(type) ? type.getValues().map(({ name }) => name) : []),
  ]);
}
