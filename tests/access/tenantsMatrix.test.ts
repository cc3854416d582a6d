import type { Generation } from '../../hasura/engine/execute/generation';
import type { BoundRow } from './oracle';
import { openSetting, type Setting } from './setting';
import { roles, runMatrix } from './tenantMatrix';
import { idOf } from './worldPeople';
import { firstSeed, isFull } from '../support/sized';

let setting: Setting;
let generation: Generation;

beforeAll(async () => {
  setting = await openSetting();
  // Its documents ask for all rows of a table at once; how much one request may ask for is tested by tests/abuse.
  generation = await setting.requester.open({ ...setting.metadata, api_limits: undefined });
});

afterAll(() => setting.close());

/** Tables whose rows are bound to tenants. */
const bound = () => Object.entries(setting.policy.tables).filter(([, { shared, untracked }]) => !shared && !untracked);

const share = 3;
/** The tables of this run: a third in the gate, which changes with the seed, and all in the long run. */
const tables = () =>
  Object.keys(setting.policy.tables).filter((_, index) => isFull || (index + firstSeed) % share === 0);

test('the metadata has no fault', () => {
  expect(generation.problems).toEqual([]);
});

test('every tenant-bound table has rows of both tenants, and none that a role may read is bound to nothing', async () => {
  const oracle = await setting.oracle();
  const isOf = (row: BoundRow, person: string, other: string) =>
    oracle.isForeign(row, other) || row.people.includes(person);
  const faults = bound().flatMap(([table, { read }]) => {
    const rows = oracle.rows(table);
    const hasBoth = rows.some((row) => isOf(row, 'ada', 'bea')) && rows.some((row) => isOf(row, 'bea', 'ada'));
    const isLoose = (row: BoundRow) => [...row.accounts, ...row.organisations, ...row.people].length === 0;
    return [
      ...(hasBoth ? [] : [`${table}: not of both`]),
      ...(read && rows.some(isLoose) ? [`${table}: of none`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('of every table that a role may read one person sees rows, and another not all', async () => {
  const oracle = await setting.oracle();
  const faults = bound().flatMap(([table, { read = {} }]) =>
    Object.keys(read)
      .filter((role) => {
        const counts = setting.people.map((person) => oracle.expected(table, role, person).length);
        return Math.max(...counts) === 0 || Math.min(...counts) === oracle.rows(table).length;
      })
      .map((role) => `${table} as ${role}`),
  );
  expect(faults).toEqual([]);
});

test.each(roles)(
  '%s gets exactly what the policy gives, by every operation on every table',
  async (role) => {
    const oracle = await setting.oracle();
    const { checks, faults } = await runMatrix({ ...setting, generation, oracle }, { roles: [role], tables: tables() });
    console.log(`${role}: ${checks} checks`);
    expect(faults).toEqual([]);
    expect(checks).toBeGreaterThan(30);
  },
  1_800_000,
);

test.each([
  ['is disabled', `update users set enabled = false where id = 'olga'`],
  [
    'loses every seat and link',
    `delete from "CurrencyCloudContacts" where user_id = 'olga'; delete from users_organisations where user_id = 'olga'`,
  ],
])(
  'who %s sees nothing of a tenant from the next request on',
  async (_, change) => {
    const input = { ...setting, generation, people: ['olga'] };
    const slice = { roles: ['user', 'org_admin'], tables: tables() };
    const before = await runMatrix({ ...input, oracle: await setting.oracle() }, slice);
    expect(before.faults).toEqual([]);
    await setting.requester.during(change, async () => {
      const oracle = await setting.oracle();
      const left = bound().flatMap(([table, { read = {} }]) =>
        Object.keys(read).flatMap((role) =>
          oracle
            .expected(table, role, 'olga')
            // Giver and receiver go on seeing a delegation: that it ended.
            .filter(() => table !== 'authorisation_delegations' || role !== 'user')
            .filter(({ accounts, organisations }) => [...accounts, ...organisations].length > 0),
        ),
      );
      expect(left).toEqual([]);
      expect((await runMatrix({ ...input, oracle }, slice)).faults).toEqual([]);
    });
  },
  1_800_000,
);

test('who loses one seat keeps what the other gives', async () => {
  const change = `delete from "CurrencyCloudContacts" where user_id = 'olga' and account_id = '${idOf('a1')}'`;
  await setting.requester.during(change, async () => {
    const oracle = await setting.oracle();
    const payments = oracle.expected('payments', 'user', 'olga').map(({ row }) => row.accountId);
    expect([...new Set(payments)]).toEqual([idOf('b1')]);
    const input = { ...setting, generation, oracle, people: ['olga'] };
    expect((await runMatrix(input, { roles: ['user'], tables: tables() })).faults).toEqual([]);
  });
});

test('the list of what one can authorise shows what the table shows, and not one’s own payments', async () => {
  const listed = async (person: string) => {
    const session = { role: 'user', variables: { 'x-hasura-user-id': person } };
    return setting.requester.ask(generation, session, '{ paymentsYouCanAuthorise { accountId } }');
  };
  expect(await listed('tess')).toEqual({ data: { paymentsYouCanAuthorise: [{ accountId: idOf('a1') }] } });
  for (const person of ['ada', 'adam', 'dora', 'rex']) {
    expect(await listed(person)).toEqual({ data: { paymentsYouCanAuthorise: [] } });
  }
});
