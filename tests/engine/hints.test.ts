import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';
import { changeMetadata, inSources } from './support/metadata';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ internalErrors: 'all' });
  await running.sql('create table drafts (id int primary key)');
  await changeMetadata(running, (metadata) => metadata);
});
afterAll(() => running.stop());

/** The hint in the error of a refused document. */
async function hintOf(query: string, headers = asUser('maker'), variables: unknown = {}): Promise<string | undefined> {
  const { errors } = await running.post(query, headers, variables);
  const { internal } = errors?.[0]?.extensions as { internal?: { hint?: string } };
  return internal?.hint;
}

describe('a field that is not found', () => {
  it.each([
    ['{ ledgers { titel } }', '"ledgers" has no field "titel" for any role; did you mean "title"?'],
    ['{ weather }', '"query_root" has no field "weather" for any role'],
    ['{ drafts { id } }', 'the table "drafts" exists in the database and is not tracked'],
    [
      '{ ledgers { secret } }',
      '"secret" of "ledgers" exists, and the role "user" may not use it: it lacks the column "secret" in its select permission',
    ],
    [
      '{ memberships { user_name } }',
      '"memberships" of "query_root" exists, and the role "user" may not use it: it lacks a select permission with this root field on the table "memberships"',
    ],
    [
      'mutation { delete_postings(where: {}) { affected_rows } }',
      '"delete_postings" of "mutation_root" exists, and the role "user" may not use it: it lacks a delete permission on the table "postings"',
    ],
    [
      '{ tenants_aggregate { aggregate { count } } }',
      '"tenants_aggregate" of "query_root" exists, and the role "user" may not use it: it lacks a select permission with aggregations on the table "tenants"',
    ],
    [
      '{ ledgers(where: { secret: { _eq: "x" } }) { id } }',
      '"secret" of "ledgers_bool_exp" exists, and the role "user" may not use it: it lacks the column, or what it leads to, in its permission',
    ],
  ])('%s', async (query, hint) => {
    expect(await hintOf(query)).toBe(hint);
  });

  it('has a custom name', async () => {
    expect(await hintOf('{ openLedgers { tenant_id } }', asAdmin())).toBe(
      'the column "tenant_id" of "open_ledgers" goes by the name "tenantId"',
    );
  });
});

describe('a check that fails', () => {
  const insert = `mutation ($rows: [ledgers_insert_input!]!) { insert_ledgers(objects: $rows) { affected_rows } }`;

  it('is explained by row and part of the check, without a change to the database', async () => {
    const rows = [
      { id: 21, tenant_id: 1, title: 'Good' },
      { id: 22, tenant_id: 2, title: 'Foreign' },
    ];
    expect(await hintOf(insert, asUser('maker'), { rows })).toBe(
      'row 1 of "ledgers" ({"id" : 22}) does not pass the check: tenant.memberships.user_name = x-hasura-user-id',
    );
    expect(await running.sql('select id from ledgers where id > 20')).toEqual([]);
  });

  it('is explained by those parts that fail', async () => {
    await changeMetadata(
      running,
      inSources((source) => ({
        ...source,
        tables: source.tables?.map((table) =>
          table.update_permissions
            ? {
                ...table,
                update_permissions: [
                  {
                    role: 'user',
                    permission: {
                      columns: ['balance', 'title'],
                      filter: {},
                      check: { tenant: { id: { _eq: 1 }, name: { _neq: 'Closed' } }, balance: { _gte: 0, _lt: 100 } },
                    },
                  },
                ],
              }
            : table,
        ),
      })),
    );
    const update = 'mutation { update_ledgers(where: { id: { _eq: 2 } }, _set: { balance: -1 }) { affected_rows } }';
    expect(await hintOf(update)).toBe('row 0 of "ledgers" ({"id" : 2}) does not pass the check: balance ≥ 0');
    const both = `mutation {
      insert_postings(objects: { ledger_id: 1, amount: 1 }) { affected_rows }
      update_ledgers(where: {}, _set: { balance: 100 }) { affected_rows }
    }`;
    expect(await hintOf(both)).toMatch(/^row \d of "ledgers" .* balance < 100/);
    expect(await running.sql('select count(*)::int as n from postings')).toEqual([{ n: 4 }]);
  });
});

it('gives no hint unless internal errors are shown to all', async () => {
  const careful = await startEngine();
  for (const headers of [asAdmin(), asUser('maker')]) {
    const { errors } = await careful.post('{ ledgers { nothing } }', headers);
    expect(errors?.[0]?.extensions).toEqual({
      path: '$.selectionSet.ledgers.selectionSet.nothing',
      code: 'validation-failed',
    });
  }
  await careful.stop();
});
