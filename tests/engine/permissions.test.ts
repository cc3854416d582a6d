import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

describe('what a role may read', () => {
  it('shows no row of another tenant, by list, key, relationship or aggregate', async () => {
    const query =
      '{ ledgers { id } ledgers_by_pk(id: 3) { id } postings_aggregate { aggregate { count } } tenants { id ledgers { id } } }';
    const { data } = await running.post(query, asUser('borealis'));
    expect(data).toEqual({
      ledgers: [{ id: 3 }],
      ledgers_by_pk: { id: 3 },
      postings_aggregate: { aggregate: { count: 1 } },
      tenants: [{ id: 2, ledgers: [{ id: 3 }] }],
    });
  });

  it('refuses a query whose filter needs a session variable that is not there', async () => {
    const { errors } = await running.post('{ ledgers { id } }', asAdmin('user'));
    expect(errors).toEqual([
      { message: 'missing session variable: "x-hasura-user-id"', extensions: { path: '$', code: 'not-found' } },
    ]);
  });

  it('does not know a column that is not granted', async () => {
    const { errors } = await running.post('{ ledgers { secret } }', asUser('maker'));
    expect(errors?.[0]).toEqual({
      message: "field 'secret' not found in type: 'ledgers'",
      extensions: { path: '$.selectionSet.ledgers.selectionSet.secret', code: 'validation-failed' },
    });
  });

  it('does not filter or order by a column that is not granted', async () => {
    const filter = await running.post('{ ledgers(where: {secret: {_eq: "x"}}) { id } }', asUser('maker'));
    expect(filter.errors?.[0]?.message).toBe("field 'secret' not found in type: 'ledgers_bool_exp'");
    const order = await running.post('{ ledgers(order_by: {secret: asc}) { id } }', asUser('maker'));
    expect(order.errors?.[0]?.message).toBe("field 'secret' not found in type: 'ledgers_order_by'");
  });

  it('cuts a list to the limit of the permission and offers only the granted root fields', async () => {
    const headers = asAdmin('auditor', { 'x-hasura-parent-id': '1' });
    expect((await running.post('{ ledgers(limit: 50) { id } }', headers)).data).toEqual({ ledgers: [{ id: 2 }] });
    const { errors } = await running.post('{ ledgers_by_pk(id: 2) { id } }', headers);
    expect(errors?.[0]?.message).toBe("field 'ledgers_by_pk' not found in type: 'query_root'");
  });

  it('gives a role without any permission an empty schema', async () => {
    const { data } = await running.post('{ no_queries_available }', asAdmin('stranger'));
    expect(String(data?.no_queries_available)).toMatch(/^There are no queries available/);
    const { errors } = await running.post(
      'mutation { delete_ledgers(where: {}) { affected_rows } }',
      asAdmin('stranger'),
    );
    expect(errors?.[0]?.message).toBe('no mutations exist');
  });

  it('tracks no table that metadata does not name', async () => {
    const { errors } = await running.post('{ pg_class { oid } }');
    expect(errors?.[0]?.extensions.code).toBe('validation-failed');
  });
});

describe('what an error tells', () => {
  it('shows the statement to admin only', async () => {
    const query = '{ ledgers(where: {big: {_eq: "nonsense"}}) { id } }';
    const admin = await running.post(query);
    expect(admin.errors?.[0]).toMatchObject({
      message: 'invalid input syntax for type bigint: "nonsense"',
      extensions: { code: 'data-exception', path: '$', internal: { error: { status_code: '22P02' } } },
    });
    const user = await running.post(query, asUser('maker'));
    expect(user.errors?.[0]?.extensions).toEqual({ code: 'data-exception', path: '$' });
  });

  it.each([
    ['{ ledgers { nothing } }', "field 'nothing' not found in type: 'ledgers'"],
    ['{ ledgers(first: 1) { id } }', "'ledgers' has no argument named 'first'"],
    ['{ ledgers }', "missing selection set for 'ledgers'"],
    ['{ ledgers { id { x } } }', 'unexpected subselection set for non-object field'],
    ['{ ledgers_by_pk { id } }', "missing required field 'id'"],
    ['{ ledgers(limit: -1) { id } }', 'unexpected negative value'],
    ['{ ledgers(where: {id: {_eq: null}}) { id } }', "unexpected null value for type 'Int'"],
    ['{ ledgers(order_by: {id: up}) { id } }', /^expected one of the values \['asc', 'asc_nulls_first'/],
    ['{ ledgers(distinct_on: title, order_by: {id: asc}) { id } }', /^"distinct_on" columns must match/],
    ['{ a: ledgers { id } a: postings { id } }', /^selection of both 'ledgers' and 'postings' specify/],
    ['{ ledgers { ...f } } fragment f on ledgers { ...f }', /form a cycle$/],
    ['{ ledgers { ...g } }', 'reference to undefined fragment "g"'],
    ['{ ledgers @exclude { id } }', "directive 'exclude' is not defined in the schema"],
    ['query ($x: Int) { ledgers_by_pk(id: $x) { id } }', /declared as 'Int', but used where 'Int!' is expected$/],
    ['query { ledgers { id ', 'not a valid graphql query'],
    ['query A { ledgers { id } } query B { ledgers { id } }', /^exactly one operation has to be present/],
    ['subscription { ledgers { id } }', /^subscriptions are not supported over HTTP/],
  ])('%s', async (query, message) => {
    const { errors, data } = await running.post(query);
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});

describe('the schema of a role', () => {
  it('is printed as sorted SDL and holds nothing of other roles', () => {
    const sdl = running.engine.sdl('auditor');
    expect(sdl).toMatch(
      /type ledgers \{\s+id: Int!\s+"""An object relationship"""\s+parent: ledgers\s+title: String!\s+\}/,
    );
    expect(sdl).not.toMatch(/secret|postings|mutation_root|closeLedger/);
    expect(running.engine.sdl('user')).toMatch(
      /enum statuses_enum \{\s+"""Not sent"""\s+draft\s+"""Sent to the bank"""\s+sent\s+\}/,
    );
  });

  it('answers introspection beside data', async () => {
    const { data } = await running.post(
      '{ __typename __type(name: "ledgers") { fields { name } } ledgers { id } }',
      asAdmin('switchboard', { 'x-hasura-user-id': 'maker' }),
    );
    expect(data).toMatchObject({ __typename: 'query_root', __type: { fields: [{ name: 'id' }, { name: 'parent' }] } });
    expect(data?.ledgers).toHaveLength(3);
  });
});

describe('plans', () => {
  it('are reused only while the variables have the same shape', async () => {
    const query =
      'query ($where: ledgers_bool_exp, $order: [ledgers_order_by!]) { ledgers(where: $where, order_by: $order) { id } }';
    const ids = async (where: unknown, order: unknown): Promise<unknown> =>
      (await running.post(query, asAdmin(), { where, order })).data?.ledgers;
    expect(await ids({ id: { _gt: 1 } }, { id: 'asc' })).toEqual([{ id: 2 }, { id: 3 }]);
    expect(await ids({ id: { _gt: 2 } }, { id: 'asc' })).toEqual([{ id: 3 }]);
    expect(await ids({ id: { _gt: 1 } }, { id: 'desc' })).toEqual([{ id: 3 }, { id: 2 }]);
    expect(await ids({ id: { _lt: 2 } }, { id: 'asc' })).toEqual([{ id: 1 }]);
    expect(await ids(null, [{ title: 'desc' }, { id: 'asc' }])).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
    expect(await ids({ id: { _in: [1, 2, 3] } }, { id: 'asc' })).toHaveLength(3);
    expect(await ids({ id: { _in: [3] } }, { id: 'asc' })).toEqual([{ id: 3 }]);
    expect(await ids({ id: { _in: [] } }, { id: 'asc' })).toEqual([]);
  });
});
