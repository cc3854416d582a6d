import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../seeds/demo/demoId';
import { accountId } from '../../seeds/demo/organisations';
import { graphql, stackDatabase } from '../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const aldgate = demoId('organisation aldgate');
const account = accountId('aldgate-trading');

/** A sample of the matrix over HTTP, on the demo's data: how to find Aldgate's, and the key that by_pk takes. */
const tables: readonly (readonly [table: string, key: string, where: string])[] = [
  ['accounts', 'id', `org_id = '${aldgate}'`],
  ['organisations', 'id', `id = '${aldgate}'`],
  ['roles', 'id', `org_id = '${aldgate}'`],
  ['organisation_payment_auth_rule', 'id', `org_id = '${aldgate}'`],
  ['CurrencyCloudContacts', 'id', `account_id = '${account}'`],
  ['beneficiaries', 'id', `account_id = '${account}'`],
  [
    'beneficiary_information_slice',
    'id',
    `"beneficiaryId" in (select id from beneficiaries where account_id = '${account}')`,
  ],
  ['payments', 'id', `"accountId" = '${account}'`],
  ['payment_authorisation_requests', 'id', `"paymentId" in (select id from payments where "accountId" = '${account}')`],
];

async function foreignIds(table: string, key: string, where: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select "${key}" as id from "${table}" where ${where}`,
  );
  return rows.map(({ id }) => id);
}

describe.each(tables)('%s', (table, key, where) => {
  test.each(['borealis', 'borealisadmin'])('%s reads none of the other tenant’s rows', async (username) => {
    const foreign = await foreignIds(table, key, where);
    expect(foreign.length).toBeGreaterThan(0);
    for (const role of username === 'borealisadmin' ? ['user', 'org_admin'] : ['user']) {
      const answer = await graphql<Record<string, { id: string }[]>>(
        username,
        `{ ${table} { ${key} } }`,
        {},
        { 'x-hasura-role': role },
      );
      const seen = answer.data?.[table]?.map((row) => row.id) ?? [];
      expect(seen.filter((id) => foreign.includes(id))).toEqual([]);
    }
  });

  test('a foreign id and an absent one read the same', async () => {
    const [foreign] = await foreignIds(table, key, where);
    const ask = (id: string | undefined) =>
      graphql('borealis', `query ($id: uuid!) { ${table}_by_pk(${key}: $id) { ${key} } }`, { id });
    expect(await ask(foreign)).toEqual(await ask(randomUUID()));
  });
});

test('people of another tenant are not known, not even by name', async () => {
  const answer = await graphql<{ colleagues: { id: string }[]; users: { id: string }[] }>(
    'borealis',
    '{ colleagues { id } users { id } }',
  );
  expect(answer.data?.users).toEqual([{ id: 'borealis' }]);
  expect(answer.data?.colleagues.map(({ id }) => id).sort()).toEqual(['borealis', 'borealisadmin']);
});

test('an account of another tenant cannot become one’s last used account', async () => {
  const answer = await graphql(
    'borealis',
    `
      mutation ($account: uuid!) {
        update_users(where: {}, _set: { last_used_account_id: $account }) {
          affected_rows
        }
      }
    `,
    { account },
  );
  expect(answer.errors?.[0]?.extensions.code).toBe('permission-error');
});

test('the header chooses only among the token’s roles', async () => {
  for (const role of ['admin', 'org_admin', 'nonsense']) {
    const answer = await graphql('maker', '{ users { id } }', {}, { 'x-hasura-role': role });
    expect(answer.errors?.[0]?.extensions.code).toBe('access-denied');
  }
});

test('without a second factor only one’s own profile and the banner are there', async () => {
  const own = await graphql('nomfa', '{ users { id } settings { maintenance_banner } }');
  expect(own.data).toEqual({ users: [{ id: 'nomfa' }], settings: [{ maintenance_banner: null }] });
  const payments = await graphql('nomfa', '{ payments { id } }');
  expect(payments.errors?.[0]?.extensions.code).toBe('validation-failed');
});
