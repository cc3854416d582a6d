import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';
import { openSocket } from './support/socket';

/** Each type that may have a length, domains over them (one over another), and arrays of both. */
const schema = `
create domain code as char(3);
create domain own_code as code check (value <> 'XXX');
create table coins (
  code char(3) primary key, mask bit(4), flags varbit(4), label varchar(5), price numeric(5, 2), at timestamp(0), kind "char",
  own own_code, codes char(3)[], masks bit(4)[], owns code[]
);
create table marks (id int primary key, coin char(3) references coins on delete cascade);
create function coins_of(wanted char(3), masked bit(4) default b'1010') returns setof coins language sql stable as
  $$ select * from coins where code = wanted and mask = masked $$;
`;
const seen = {
  columns: '*',
  filter: { code: { _neq: 'USD' }, mask: { _neq: '0101' }, own: { _in: ['EUR', 'GBP', 'X-Hasura-Code'] } },
};
const own = { code: 'X-Hasura-Code' };
const tables = [
  {
    table: 'coins',
    array_relationships: [{ name: 'marks', using: { foreign_key_constraint_on: { table: 'marks', column: 'coin' } } }],
    select_permissions: byRole({ seer: seen, owner: { columns: '*', filter: own } }),
    insert_permissions: byRole({
      owner: { columns: ['mask'], check: own, set: { code: 'X-Hasura-Code', own: 'GBP', masks: '{1111}' } },
    }),
    update_permissions: byRole({ owner: { columns: ['label'], filter: own, check: { code: { _nin: ['USD'] } } } }),
    delete_permissions: byRole({ owner: { filter: own } }),
  },
  { table: 'marks' },
];

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables, functions: [{ function: 'coins_of' }] });
});
beforeEach(() =>
  running.sql(`truncate coins cascade;
    insert into coins values
      ('USD', '1010', '101', 'a', 1, '2026-01-01', 'a', 'USD', '{USD,EUR}', '{1010}', '{USD}'),
      ('UYU', '1010', '11', 'b', 2, '2026-01-02', 'b', 'UYU', '{UYU}', '{0101}', '{UYU}'),
      ('U', '0101', '1', 'c', 3, '2026-01-03', 'c', 'U', '{U}', '{}', '{U}'),
      ('EUR', '1111', '', 'd', 4, '2026-01-04', 'd', 'EUR', '{}', null, null)`),
);
afterAll(() => running.stop());

const codes = async (where: string, headers = asAdmin(), variables: unknown = {}, declared = ''): Promise<unknown> => {
  const { data, errors } = await running.post(
    `query ${declared} { coins(where: ${where}, order_by: {code: asc}) { code } }`,
    headers,
    variables,
  );
  return (data?.coins as { code: string }[] | undefined)?.map(({ code }) => code.trim()) ?? errors;
};

it.each([
  ['{code: {_eq: "USD"}}', ['USD']],
  ['{code: {_eq: "U  "}}', ['U']],
  ['{code: {_neq: "USD"}}', ['EUR', 'U', 'UYU']],
  ['{code: {_in: ["USD", "UYU"]}}', ['USD', 'UYU']],
  ['{code: {_nin: ["USD", "UYU"]}}', ['EUR', 'U']],
  ['{code: {_gt: "USA"}}', ['USD', 'UYU']],
  ['{code: {_eq: "USDX"}}', []],
  ['{code: {_like: "US%"}}', ['USD']],
  ['{mask: {_eq: "1010"}}', ['USD', 'UYU']],
  ['{mask: {_in: ["0101", "1111"]}}', ['EUR', 'U']],
  ['{mask: {_lt: "1010"}}', ['U']],
  ['{flags: {_eq: "11"}}', ['UYU']],
  ['{label: {_eq: "a"}}', ['USD']],
  ['{price: {_gt: 2.995}}', ['EUR', 'U']],
  ['{at: {_gt: "2026-01-02T00:00:00.4"}}', ['EUR', 'U']],
  ['{kind: {_eq: "b"}}', ['UYU']],
  ['{own: {_eq: "USD"}}', ['USD']],
  ['{own: {_nin: ["USD", "U"]}}', ['EUR', 'UYU']],
  ['{codes: {_eq: ["USD", "EUR"]}}', ['USD']],
  ['{codes: {_contains: ["EUR"]}}', ['USD']],
  ['{masks: {_contains: ["0101"]}}', ['UYU']],
  ['{owns: {_eq: ["UYU"]}}', ['UYU']],
])('a filter compares the whole value: %s', async (where, expected) => {
  expect(await codes(where)).toEqual(expected);
});

it.each([
  ['bpchar!', '{code: {_eq: $v}}', 'USD', ['USD']],
  ['[bpchar!]!', '{code: {_in: $v}}', ['USD', 'U'], ['U', 'USD']],
  ['bit!', '{mask: {_neq: $v}}', '1010', ['EUR', 'U']],
  ['[bit!]!', '{masks: {_contains: $v}}', ['1010'], ['USD']],
  ['bpchar!', '{own: {_eq: $v}}', 'UYU', ['UYU']],
])('a variable of %s in %s', async (type, where, value, expected) => {
  expect(await codes(where, asAdmin(), { v: value }, `($v: ${type})`)).toEqual(expected);
});

it('keys, arguments of functions, orders and distinct rows', async () => {
  const { data } = await running.post(`{
    coins_by_pk(code: "USD") { code mask own }
    none: coins_by_pk(code: "US") { code }
    coins_of(args: {wanted: "UYU"}) { code }
    masked: coins_of(args: {wanted: "UYU", masked: "1011"}) { code }
    coins(distinct_on: mask, order_by: [{mask: desc}, {code: desc}]) { code }
    coins_aggregate { aggregate { max { code } count(columns: mask, distinct: true) } }
  }`);
  expect(data).toEqual({
    coins_by_pk: { code: 'USD', mask: '1010', own: 'USD' },
    none: null,
    coins_of: [{ code: 'UYU' }],
    masked: [],
    coins: [{ code: 'EUR' }, { code: 'UYU' }, { code: 'U  ' }],
    coins_aggregate: { aggregate: { max: { code: 'UYU' }, count: 3 } },
  });
});

describe('permissions', () => {
  it('hide what a fixed value and a session variable hide', async () => {
    expect(await codes('{}', asAdmin('seer', { 'x-hasura-code': 'UYU' }))).toEqual(['EUR', 'UYU']);
    expect(await codes('{}', asAdmin('owner', { 'x-hasura-code': 'USD' }))).toEqual(['USD']);
  });

  it('store what is preset, and refuse what a check refuses', async () => {
    await running.sql(`delete from coins where code <> 'USD'`);
    const insert = 'mutation { insert_coins(objects: {mask: "1001"}) { affected_rows } }';
    await running.post(insert, asAdmin('owner', { 'x-hasura-code': 'GBP' }));
    expect(await running.sql(`select code, own, mask::text, masks::text from coins where code <> 'USD'`)).toEqual([
      { code: 'GBP', own: 'GBP', mask: '1001', masks: '{1111}' },
    ]);
    const update = 'mutation { update_coins(where: {}, _set: {label: "x"}) { affected_rows } }';
    const refused = await errorOf(running, update, asAdmin('owner', { 'x-hasura-code': 'USD' }));
    expect(refused.code).toBe('permission-error');
  });

  it('delete no other row', async () => {
    const remove = 'mutation { delete_coins(where: {code: {_gte: "A"}}) { affected_rows } }';
    const { data } = await running.post(remove, asAdmin('owner', { 'x-hasura-code': 'USD' }));
    expect(data).toEqual({ delete_coins: { affected_rows: 1 } });
    expect(await codes('{}')).toEqual(['EUR', 'U', 'UYU']);
  });
});

describe('what is stored', () => {
  it('is the whole value, in each way of writing it', async () => {
    const row =
      '{code: "CHF", mask: "1000", label: "abcde", price: 1.236, at: "2026-01-01T00:00:00.6", kind: "z", own: "CHF", codes: ["CHF"], owns: ["CHF"]}';
    await running.post(`mutation {
      insert_coins(objects: ${row}) { affected_rows }
      insert_coins_one(object: {code: "USD", own: "CHF", marks: {data: [{id: 1}]}}, on_conflict: {constraint: coins_pkey, update_columns: [own]}) { code }
      update_coins_by_pk(pk_columns: {code: "UYU"}, _set: {mask: "0001", own: "JPY", codes: ["JPY"]}) { code }
      delete_coins_by_pk(code: "U") { code }
    }`);
    expect(
      await running.sql(`select code, mask::text, label, price::text, at::text, kind, own, codes::text, owns::text
        from coins where code = 'CHF'`),
    ).toEqual([
      {
        code: 'CHF',
        mask: '1000',
        label: 'abcde',
        price: '1.24',
        at: '2026-01-01 00:00:01',
        kind: 'z',
        own: 'CHF',
        codes: '{CHF}',
        owns: '{CHF}',
      },
    ]);
    expect(
      await running.sql(`select code, mask::text, own, codes::text from coins where code <> 'CHF' order by 1`),
    ).toEqual([
      { code: 'EUR', mask: '1111', own: 'EUR', codes: '{}' },
      { code: 'USD', mask: '1010', own: 'CHF', codes: '{USD,EUR}' },
      { code: 'UYU', mask: '0001', own: 'JPY', codes: '{JPY}' },
    ]);
    expect(await running.sql('select coin from marks')).toEqual([{ coin: 'USD' }]);
  });

  it.each([
    ['code: "LONG"', 'value too long for type character(3)'],
    ['own: "LONG"', 'value too long for type character(3)'],
    ['label: "too long"', 'value too long for type character varying(5)'],
    ['mask: "10"', 'bit string length 2 does not match type bit(4)'],
    ['mask: "10101"', 'bit string length 5 does not match type bit(4)'],
    ['codes: ["LONG"]', 'value too long for type character(3)'],
    ['price: 1000', 'numeric field overflow'],
    ['own: "XXX"', 'value for domain own_code violates check constraint "own_code_check"'],
  ])('is never cut short: %s', async (field, message) => {
    const refused = await errorOf(
      running,
      `mutation { update_coins(where: {code: {_eq: "USD"}}, _set: {${field}}) { affected_rows } }`,
    );
    expect(refused.message).toContain(message);
  });
});

it.each([
  [
    'coins(where: {code: {_neq: $v}}, order_by: {code: asc}) { code }',
    [{ code: 'EUR' }, { code: 'U  ' }, { code: 'UYU' }],
  ],
  ['coins_stream(batch_size: 9, cursor: {initial_value: {code: $v}}) { code }', [{ code: 'UYU' }]],
  [
    'coins_stream(batch_size: 9, cursor: {initial_value: {code: $v}, ordering: DESC}) { code }',
    [{ code: 'U  ' }, { code: 'EUR' }],
  ],
])('a subscription compares the whole value: %s', async (field, rows) => {
  const socket = await openSocket(running.url, { headers: asAdmin() });
  const query = `subscription ($v: bpchar!) { rows: ${field} }`;
  socket.send({ type: 'subscribe', id: '1', payload: { query, variables: { v: 'USD' } } });
  const { payload } = await socket.take();
  socket.close();
  expect(payload).toEqual({ data: { rows } });
});

it('a session variable is read as the type of each place, whatever another place makes of it', async () => {
  const sql = `create table days (id int primary key, day date, at timestamptz);
    insert into days values (1, '2026-01-01', '2026-01-01T10:00:00Z'), (2, '2026-01-01', '2026-01-01T12:00:00Z')`;
  const filter = { day: { _lte: 'X-Hasura-Now' }, at: { _lte: 'X-Hasura-Now' } };
  const own = await startOwnSchema(sql, {
    tables: [{ table: 'days', select_permissions: byRole({ reader: { columns: '*', filter } }) }],
  });
  const { data } = await own.post('{ days { id } }', asAdmin('reader', { 'x-hasura-now': '2026-01-01T11:00:00Z' }));
  await own.stop();
  expect(data).toEqual({ days: [{ id: 1 }] });
});
