import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table pets (id int primary key, name text not null, owner text);
insert into pets values (1, 'Rex', 'ann'), (2, 'Tom', 'bob'), (3, 'Ada', 'ann');
create function search_pets(term text default '', max_id int default 100) returns setof pets language sql stable as
  $$ select * from pets where name ilike '%' || term || '%' and id <= max_id $$;
create function first_pet() returns pets language sql stable as $$ select * from pets order by id limit 1 $$;
create function no_pet() returns pets language sql stable as $$ select * from pets where false $$;
create function my_pets(who json) returns setof pets language sql stable as $$ select * from pets where owner = who ->> 'x-hasura-user-id' $$;
create function rename_pets(suffix text) returns setof pets language sql volatile as $$ update pets set name = name || suffix returning * $$;
create function count_up(int, int default 1) returns setof pets language sql stable as $$ select * from pets where id between $1 and $2 $$;
create function told_pet(who json, wanted int default 2) returns pets language sql stable as
  $$ select * from pets where id = wanted and who ->> 'x-hasura-role' = 'admin' $$;
create function strict_pets(term text, max_id int default 9) returns setof pets language sql stable strict as
  $$ select * from pets where id <= max_id $$;
create function lenient_pets(term text) returns setof pets language sql stable as $$ select * from pets where term is null and id = 1 $$;
create function listed_pets(ids int[], facts jsonb default '{}', names text[] default '{Rex}') returns setof pets language sql stable as
  $$ select * from pets where id = any(ids) or name = any(names) or id = (facts ->> 'id')::int $$;
create function peek_pets() returns setof pets language sql volatile as $$ select * from pets $$;
`;
const filter = { owner: 'X-Hasura-User-Id' };
const metadata = {
  tables: [
    {
      table: 'pets',
      select_permissions: byRole({
        owner: { columns: ['id', 'name'], filter, limit: 1, allow_aggregations: true },
        reader: { columns: ['name'], filter: {} },
      }),
    },
  ],
  functions: [
    { function: 'search_pets' },
    { function: 'first_pet' },
    { function: 'no_pet' },
    { function: 'my_pets', configuration: { session_argument: 'who' }, comment: 'Only mine' },
    { function: 'rename_pets', permissions: [{ role: 'owner' }] },
    { function: 'told_pet', configuration: { session_argument: 'who' } },
    { function: 'strict_pets' },
    { function: 'lenient_pets' },
    { function: 'listed_pets' },
    { function: 'count_up', configuration: { custom_name: 'between' } },
    {
      function: 'peek_pets',
      configuration: { exposed_as: 'query', custom_root_fields: { function: 'peek', function_aggregate: 'peekCount' } },
    },
  ],
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, metadata);
});
afterAll(() => running.stop());

const ann = asAdmin('owner', { 'x-hasura-user-id': 'ann' });
const answer = async (query: string, headers?: Record<string, string>): Promise<unknown> => {
  const { data, errors } = await running.post(query, headers);
  expect(errors).toBeUndefined();
  return data;
};

describe('a function that returns rows', () => {
  it.each<[string, unknown]>([
    ['{ search_pets(order_by: {id: asc}) { id } }', { search_pets: [{ id: 1 }, { id: 2 }, { id: 3 }] }],
    ['{ search_pets(args: {term: "a"}) { id } }', { search_pets: [{ id: 3 }] }],
    ['{ search_pets(args: {max_id: 1}) { id } }', { search_pets: [{ id: 1 }] }],
    ['{ search_pets(args: {}, where: {name: {_eq: "Tom"}}) { id } }', { search_pets: [{ id: 2 }] }],
    ['{ search_pets(order_by: {id: desc}, limit: 1, offset: 1) { id } }', { search_pets: [{ id: 2 }] }],
    [
      '{ search_pets(distinct_on: owner, order_by: [{owner: asc}, {id: desc}]) { id } }',
      { search_pets: [{ id: 3 }, { id: 2 }] },
    ],
    [
      '{ search_pets_aggregate(args: {term: "o"}) { aggregate { count } nodes { name } } }',
      { search_pets_aggregate: { aggregate: { count: 1 }, nodes: [{ name: 'Tom' }] } },
    ],
  ])('is read like a table: %s', async (query, expected) => {
    expect(await answer(query)).toEqual(expected);
  });

  it('passes the permission of its table', async () => {
    expect(await answer('{ search_pets(order_by: {id: desc}) { name } }', ann)).toEqual({
      search_pets: [{ name: 'Ada' }],
    });
    expect(await answer('{ search_pets_aggregate { aggregate { count } nodes { id } } }', ann)).toEqual({
      search_pets_aggregate: { aggregate: { count: 2 }, nodes: [{ id: 1 }] },
    });
    expect(await errorOf(running, '{ search_pets { owner } }', ann)).toMatchObject({
      message: "field 'owner' not found in type: 'pets'",
    });
    expect(
      await errorOf(running, '{ search_pets_aggregate { aggregate { count } } }', asAdmin('reader')),
    ).toMatchObject({
      message: "field 'search_pets_aggregate' not found in type: 'query_root'",
    });
  });

  it('is unknown to a role that does not see its table', async () => {
    expect(await errorOf(running, '{ search_pets { name } }', asAdmin('stranger'))).toMatchObject({
      message: "field 'search_pets' not found in type: 'query_root'",
    });
  });
});

it('gives one object, or null, when it returns one row', async () => {
  expect(await answer('{ first_pet { id name } }')).toEqual({ first_pet: { id: 1, name: 'Rex' } });
  expect(running.engine.sdl('admin')).toMatch(/\n {2}first_pet\([^)]*\): pets\n/);
});

it('takes the arguments of a list, and has an aggregate, when it returns one row', async () => {
  expect(await answer('{ first_pet(where: {name: {_eq: "Tom"}}) { id } }')).toEqual({ first_pet: null });
  expect(await answer('{ first_pet_aggregate { aggregate { count max { id } } nodes { name } } }')).toEqual({
    first_pet_aggregate: { aggregate: { count: 1, max: { id: 1 } }, nodes: [{ name: 'Rex' }] },
  });
  expect(await errorOf(running, '{ first_pet_aggregate { aggregate { count } } }', asAdmin('reader'))).toMatchObject({
    message: "field 'first_pet_aggregate' not found in type: 'query_root'",
  });
});

it('gives an object of nulls, which counts as a row, when it returns no row, as in Hasura', async () => {
  expect(await answer('{ no_pet { id name } no_pet_aggregate { aggregate { count } nodes { id } } }')).toEqual({
    no_pet: { id: null, name: null },
    no_pet_aggregate: { aggregate: { count: 1 }, nodes: [{ id: null }] },
  });
});

it('has an aggregate with the arguments of the one row', async () => {
  const query = `{ told_pet_aggregate(args: {wanted: 3}) { aggregate { count sum { id } min { name } } nodes { id } } }`;
  expect(await answer(query)).toEqual({
    told_pet_aggregate: { aggregate: { count: 1, sum: { id: 3 }, min: { name: 'Ada' } }, nodes: [{ id: 3 }] },
  });
});

it('has defaults beside the session, whose argument is hidden', async () => {
  expect(await answer('{ told_pet { id } third: told_pet(args: {wanted: 3}) { id } }')).toEqual({
    told_pet: { id: 2 },
    third: { id: 3 },
  });
  expect(await errorOf(running, '{ told_pet(args: {who: "{}"}) { id } }')).toEqual({
    code: 'validation-failed',
    message: "field 'who' not found in type: 'told_pet_args'",
    path: '$.selectionSet.told_pet.args.args.who',
  });
});

describe('null as an argument', () => {
  const ids = async (query: string, variables: unknown = {}): Promise<unknown> => {
    const { data, errors } = await running.post(query, asAdmin(), variables);
    expect(errors).toBeUndefined();
    return (data?.pets as { id: number }[]).map(({ id }) => id);
  };

  it.each([
    ['written', '{ pets: strict_pets(args: {term: null}) { id } }', []],
    ['of one argument of two', '{ pets: strict_pets(args: {term: "a", max_id: null}) { id } }', []],
    ['of none', '{ pets: strict_pets(args: {term: "a", max_id: 1}) { id } }', [1]],
    ['written, to a function that is not strict', '{ pets: lenient_pets(args: {term: null}) { id } }', [1]],
  ])('%s', async (_how, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it.each([{}, { v: null }])('as a variable %j', async (variables) => {
    expect(await ids('query ($v: String) { pets: strict_pets(args: {term: $v}) { id } }', variables)).toEqual([]);
    expect(await ids('query ($v: String) { pets: lenient_pets(args: {term: $v}) { id } }', variables)).toEqual([1]);
  });
});

describe('a list as an argument', () => {
  it.each<[string, number[]]>([
    ['{ids: "{2,3}"}', [1, 2, 3]],
    ['{ids: "{2}", names: "{}"}', [2]],
    ['{ids: "{}", names: "{Tom,\\"Ada\\"}"}', [2, 3]],
    ['{ids: "{}", facts: {id: 3}}', [1, 3]],
  ])('is the text of an array: %s', async (args, ids) => {
    expect(await answer(`{ listed_pets(args: ${args}, order_by: {id: asc}) { id } }`)).toEqual({
      listed_pets: ids.map((id) => ({ id })),
    });
  });

  it('is no list of the document, as in Hasura', async () => {
    expect(await errorOf(running, '{ listed_pets(args: {ids: [2]}) { id } }')).toEqual({
      code: 'parse-failed',
      message: 'A string is expected for type: _int4',
      path: '$.selectionSet.listed_pets.args.args.ids',
    });
  });
});

it('gets the session in the argument for it, which no client may give', async () => {
  expect(await answer('{ my_pets { name } }', asAdmin('reader', { 'x-hasura-user-id': 'bob' }))).toEqual({
    my_pets: [{ name: 'Tom' }],
  });
  expect(await errorOf(running, '{ my_pets(args: {who: "{}"}) { name } }')).toMatchObject({
    message: "'my_pets' has no argument named 'args'",
  });
  expect(running.engine.sdl('admin')).toMatch(/"""Only mine"""\s+my_pets\(/);
});

describe('the arguments', () => {
  it.each([
    ['{ between(args: {arg_1: 2, arg_2: 3}) { id } }', [{ id: 2 }, { id: 3 }]],
    ['{ between(args: {arg_1: 1}) { id } }', [{ id: 1 }]],
  ])('without names go by their place: %s', async (query, between) => {
    expect(await answer(query)).toEqual({ between });
  });

  it.each([
    ['{ between(args: {arg_2: 3}) { id } }', 'not-supported', 'Non default arguments cannot be omitted'],
    ['{ between { id } }', 'validation-failed', "missing required field 'args'"],
  ])('must be given where they have no default: %s', async (query, code, message) => {
    expect(await errorOf(running, query)).toEqual({ code, message, path: '$.selectionSet.between.args.args' });
  });

  it.each([
    ['{ search_pets(args: {word: "x"}) { id } }', "field 'word' not found in type: 'search_pets_args'"],
    ['{ search_pets(args: {max_id: "many"}) { id } }', 'invalid input syntax for type integer: "many"'],
    ['{ search_pets(args: null) { id } }', "expected an object for type 'search_pets_args', but found null"],
    ['{ search_pets(args: 1) { id } }', "expected an object for type 'search_pets_args', but found an integer"],
  ])('are checked: %s', async (query, message) => {
    expect(await errorOf(running, query)).toMatchObject({ message });
  });
});

describe('a volatile function', () => {
  it('is a mutation, for roles of its own permissions', async () => {
    const query = 'mutation { rename_pets(args: {suffix: "!"}, order_by: {id: asc}) { id name } }';
    expect(await answer(query, ann)).toEqual({ rename_pets: [{ id: 1, name: 'Rex!' }] });
    expect(await running.sql('select name from pets order by id')).toEqual([
      { name: 'Rex!' },
      { name: 'Tom!' },
      { name: 'Ada!' },
    ]);
    await running.sql(`update pets set name = rtrim(name, '!')`);
    expect(await errorOf(running, query, asAdmin('reader'))).toMatchObject({ message: 'no mutations exist' });
    expect(await errorOf(running, '{ rename_pets(args: {suffix: "!"}) { id } }')).toMatchObject({
      message: "field 'rename_pets' not found in type: 'query_root'",
    });
  });

  it('is a query where the metadata says so, under the names that it gives', async () => {
    expect(await answer('{ peek(limit: 1, order_by: {id: asc}) { id } peekCount { aggregate { count } } }')).toEqual({
      peek: [{ id: 1 }],
      peekCount: { aggregate: { count: 3 } },
    });
  });
});

it('needs a permission of its own where permissions are not inferred', async () => {
  const strict = await startOwnSchema(
    schema,
    {
      ...metadata,
      functions: [{ function: 'search_pets', permissions: [{ role: 'owner' }] }, { function: 'first_pet' }],
    },
    { inferFunctionPermissions: false },
  );
  expect((await strict.post('{ search_pets { id } }', ann)).data).toEqual({ search_pets: [{ id: 1 }] });
  expect(await errorOf(strict, '{ first_pet { id } }', ann)).toMatchObject({
    message: "field 'first_pet' not found in type: 'query_root'",
  });
  expect((await strict.post('{ first_pet { id } }')).data).toEqual({ first_pet: { id: 1 } });
  await strict.stop();
});
