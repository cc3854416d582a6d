import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table shelves (id int primary key, label text not null);
create table books (id int primary key, shelf_id int not null references shelves, title text not null, pages int not null, facts jsonb);
insert into shelves values (1, 'A'), (2, 'B');
insert into books values
  (1, 1, 'Emma', 300, '{"genre": {"name": "novel"}}'), (2, 1, 'Ulysses', 700, null), (3, 2, 'Dune', 500, null), (4, 2, 'It', 1100, null);
create function shelf_pages(shelf shelves) returns bigint language sql stable as $$ select sum(pages) from books where shelf_id = shelf.id $$;
create function shelf_sign(prefix text, shelf shelves, suffix text default '.') returns text language sql stable as
  $$ select prefix || shelf.label || suffix $$;
create function shelf_owner(shelf shelves, session json) returns text language sql stable as
  $$ select shelf.label || ' of ' || (session ->> 'x-hasura-user-id') || ' (' || (session ->> 'x-hasura-role') || ')' $$;
create function shelf_books(shelf shelves, min_pages int default 0) returns setof books language sql stable as
  $$ select * from books where shelf_id = shelf.id and pages >= min_pages $$;
create function shelf_longest(shelf shelves) returns books language sql stable as
  $$ select * from books where shelf_id = shelf.id order by pages desc limit 1 $$;
create function shelf_all_books(shelf shelves) returns setof books language sql stable as $$ select * from books where shelf_id = shelf.id $$;
create function shelf_count(shelf shelves) returns int language sql stable as $$ select count(*)::int from books where shelf_id = shelf.id $$;
create function shelf_share(shelf shelves, parts int default 2) returns numeric language sql stable as
  $$ select sum(pages)::numeric / parts from books where shelf_id = shelf.id $$;
create function shelf_seen(shelf shelves, session json, suffix text default '') returns text language sql stable as
  $$ select shelf.label || (session ->> 'x-hasura-role') || suffix $$;
create function shelf_strict(shelf shelves, suffix text) returns text language sql stable strict as $$ select shelf.label || suffix $$;
create function shelf_titles(shelf shelves) returns text[] language sql stable as
  $$ select array_agg(title order by title) from books where shelf_id = shelf.id $$;
create function book_facts(book books) returns jsonb language sql stable as $$ select book.facts $$;
`;

const shelves = {
  table: 'shelves',
  computed_fields: [
    { name: 'pages', definition: { function: 'shelf_pages' }, comment: 'Pages of all books' },
    { name: 'sign', definition: { function: 'shelf_sign', table_argument: 'shelf' } },
    { name: 'owner', definition: { function: 'shelf_owner', session_argument: 'session' } },
    { name: 'books', definition: { function: 'shelf_books' } },
    { name: 'longest', definition: { function: 'shelf_longest' } },
    { name: 'all_books', definition: { function: 'shelf_all_books' } },
    { name: 'count', definition: { function: 'shelf_count' } },
    { name: 'share', definition: { function: 'shelf_share' } },
    { name: 'seen', definition: { function: 'shelf_seen', session_argument: 'session' } },
    { name: 'strict', definition: { function: 'shelf_strict' } },
    { name: 'titles', definition: { function: 'shelf_titles' } },
  ],
  select_permissions: byRole({
    reader: { columns: ['id'], computed_fields: ['pages'], filter: {} },
    counter: { columns: ['id'], filter: {} },
  }),
};
const books = {
  table: 'books',
  computed_fields: [{ name: 'facts_again', definition: { function: 'book_facts' } }],
  select_permissions: byRole({
    reader: { columns: ['id', 'title'], filter: { pages: { _lt: 1000 } }, limit: 1 },
    counter: { columns: ['id', 'pages'], filter: {}, allow_aggregations: true },
  }),
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables: [shelves, books] });
});
afterAll(() => running.stop());

const answer = async (query: string, role?: string): Promise<unknown> => {
  const { data, errors } = await running.post(query, asAdmin(role, { 'x-hasura-user-id': 'u7' }));
  expect(errors).toBeUndefined();
  return data;
};

describe('a computed scalar', () => {
  it.each([
    ['{ shelves_by_pk(id: 1) { pages } }', { pages: 1000 }],
    ['{ shelves_by_pk(id: 1) { sign(args: {prefix: "<"}) } }', { sign: '<A.' }],
    ['{ shelves_by_pk(id: 1) { sign(args: {prefix: "<", suffix: ">"}) } }', { sign: '<A>' }],
    ['{ shelves_by_pk(id: 2) { a: sign(args: {prefix: "1"}) b: sign(args: {prefix: "2"}) } }', { a: '1B.', b: '2B.' }],
    ['{ shelves_by_pk(id: 1) { owner } }', { owner: 'A of u7 (admin)' }],
    ['{ shelves_by_pk(id: 1) { seen } }', { seen: 'Aadmin' }],
    ['{ shelves_by_pk(id: 1) { seen(args: {suffix: "!"}) } }', { seen: 'Aadmin!' }],
    ['{ shelves_by_pk(id: 1) { strict(args: {suffix: "!"}) } }', { strict: 'A!' }],
    ['{ shelves_by_pk(id: 1) { strict(args: {suffix: null}) } }', { strict: null }],
    ['{ shelves_by_pk(id: 1) { share } }', { share: 500 }],
    ['{ shelves_by_pk(id: 1) { titles } }', { titles: ['Emma', 'Ulysses'] }],
  ])('is a call of its function with the row: %s', async (query, expected) => {
    expect(await answer(query)).toEqual({ shelves_by_pk: expected });
  });

  it('takes the path of a part when it is JSON', async () => {
    const query = '{ books_by_pk(id: 1) { facts_again(path: "genre.name") facts(path: "$.genre") } }';
    expect(await answer(query)).toEqual({ books_by_pk: { facts_again: 'novel', facts: { name: 'novel' } } });
  });

  it('filters and orders, unless it takes arguments', async () => {
    const query = '{ shelves(where: {pages: {_gt: 1200}}) { id } ordered: shelves(order_by: {pages: desc}) { id } }';
    expect(await answer(query)).toEqual({ shelves: [{ id: 2 }], ordered: [{ id: 2 }, { id: 1 }] });
    expect(await errorOf(running, '{ shelves(where: {sign: {_eq: "A"}}) { id } }')).toMatchObject({
      message: "field 'sign' not found in type: 'shelves_bool_exp'",
    });
  });

  it.each<[string, number[]]>([
    ['{titles: {_contains: ["It"]}}', [2]],
    ['{titles: {_contained_in: ["Emma", "Ulysses", "It"]}}', [1]],
    ['{titles: {_eq: ["Dune", "It"]}}', [2]],
    ['{pages: {_in: [1000, 1]}}', [1]],
    ['{pages: {_is_null: false}, count: {_eq: 2}}', [1, 2]],
    ['{_not: {owner: {_eq: "A of u7 (admin)"}}}', [2]],
  ])('filters as a column of its type: %s', async (filter, ids) => {
    const expected = ids.map((id) => ({ id }));
    expect(await answer(`{ shelves(where: ${filter}, order_by: {id: asc}) { id } }`)).toEqual({ shelves: expected });
  });

  it('gives the session to a filter and hides its argument', async () => {
    expect(await errorOf(running, '{ shelves { seen(args: {session: "{}"}) } }')).toMatchObject({
      message: "field 'session' not found in type: 'seen_shelves_args'",
    });
    expect(await errorOf(running, '{ shelves(order_by: {seen: asc}) { id } }')).toMatchObject({
      message: "field 'seen' not found in type: 'shelves_order_by'",
    });
  });

  it('has all aggregates of its type, with its arguments in each', async () => {
    const functions = [
      'sum',
      'avg',
      'min',
      'max',
      'stddev',
      'stddev_pop',
      'stddev_samp',
      'var_pop',
      'var_samp',
      'variance',
    ];
    const fields = functions.map((fn) => `${fn} { count pages share thirds: share(args: {parts: 3}) }`).join(' ');
    const ofSql = functions.map(
      (fn) => `'${fn}', json_build_object('count', ${fn}(shelf_count(s)), 'pages', ${fn}(shelf_pages(s)),
        'share', ${fn}(shelf_share(s)), 'thirds', ${fn}(shelf_share(s, 3)))`,
    );
    const [expected] = await running.sql(`select json_build_object(${ofSql.join(', ')}) as aggregate from shelves s`);
    expect(await answer(`{ shelves_aggregate { aggregate { ${fields} } } }`)).toEqual({ shelves_aggregate: expected });
  });

  it('keeps its type in all of them, as in Hasura', () => {
    const sdl = running.engine.sdl('admin');
    const fieldsOf = (type: string): string => new RegExp(`^type ${type} \\{.*?^\\}`, 'ms').exec(sdl)?.[0] ?? '';
    for (const fn of ['sum', 'avg', 'min', 'max', 'variance']) {
      expect(fieldsOf(`shelves_${fn}_fields`)).toMatch(/^ {2}count: Int$/m);
      expect(fieldsOf(`shelves_${fn}_fields`)).toMatch(/^ {2}share\([^)]*\): numeric$/m);
    }
    expect(fieldsOf('shelves_avg_fields')).toMatch(/^ {2}id: Float$/m);
    expect(fieldsOf('shelves_avg_fields')).not.toMatch(/sign|titles/);
  });

  it('is aggregated with its arguments', async () => {
    const query = `{ shelves_aggregate(limit: 1, order_by: {id: desc}) { aggregate {
      max { a: sign(args: {prefix: "<"}) b: sign(args: {prefix: "[", suffix: "]"}) pages } sum { pages }
    } } }`;
    expect(await answer(query)).toEqual({
      shelves_aggregate: { aggregate: { max: { a: '<B.', b: '[B]', pages: 1600 }, sum: { pages: 1600 } } },
    });
    const without = '{ shelves_aggregate { aggregate { max { sign } } } }';
    expect(await errorOf(running, without)).toMatchObject({ message: "missing required field 'args'" });
  });

  it('is there for a role only when it is granted', async () => {
    expect(await answer('{ shelves { pages } }', 'reader')).toEqual({ shelves: [{ pages: 1000 }, { pages: 1600 }] });
    expect(await errorOf(running, '{ shelves { pages } }', asAdmin('counter'))).toMatchObject({
      message: "field 'pages' not found in type: 'shelves'",
    });
    expect(await errorOf(running, '{ shelves(order_by: {pages: asc}) { id } }', asAdmin('counter'))).toMatchObject({
      message: "field 'pages' not found in type: 'shelves_order_by'",
    });
  });

  it('must be given the arguments without a default', async () => {
    expect(await errorOf(running, '{ shelves { sign(args: {suffix: "x"}) } }')).toMatchObject({
      code: 'not-supported',
      message: 'Non default arguments cannot be omitted',
    });
  });

  it('is described by its comment, else by its function', () => {
    const sdl = running.engine.sdl('admin');
    expect(sdl).toMatch(/"""Pages of all books"""\s+pages: bigint/);
    expect(sdl).toMatch(/A computed field, executes function "shelf_sign"\s+"""\s+sign\(/);
  });
});

describe('computed rows', () => {
  it('take the arguments of any list', async () => {
    const query = `{ shelves(order_by: {id: asc}) {
      books(args: {min_pages: 400}, order_by: {pages: desc}, limit: 1, where: {title: {_neq: "It"}}) { title }
    } }`;
    expect(await answer(query)).toEqual({
      shelves: [{ books: [{ title: 'Ulysses' }] }, { books: [{ title: 'Dune' }] }],
    });
  });

  it('have no aggregate beside them', async () => {
    expect(await errorOf(running, '{ shelves { all_books_aggregate { aggregate { count } } } }')).toMatchObject({
      message: "field 'all_books_aggregate' not found in type: 'shelves'",
    });
  });

  it('order their parents by an aggregate of what the role sees, unless they take arguments', async () => {
    const query = '{ shelves(order_by: {all_books_aggregate: {max: {id: desc}}}) { id } }';
    expect(await answer(query)).toEqual({ shelves: [{ id: 2 }, { id: 1 }] });
    const byCount = '{ shelves(order_by: {all_books_aggregate: {count: desc}}) { id } }';
    expect(await answer(byCount, 'reader')).toEqual({ shelves: [{ id: 1 }, { id: 2 }] });
    expect(await errorOf(running, '{ shelves(order_by: {books_aggregate: {count: asc}}) { id } }')).toMatchObject({
      message: "field 'books_aggregate' not found in type: 'shelves_order_by'",
    });
  });

  it('pass the filter and the limit of their table', async () => {
    const query = '{ shelves(order_by: {id: asc}) { all_books(order_by: {id: asc}) { title } longest { title } } }';
    expect(await answer(query, 'reader')).toEqual({
      shelves: [
        { all_books: [{ title: 'Emma' }], longest: [{ title: 'Ulysses' }] },
        { all_books: [{ title: 'Dune' }], longest: [] },
      ],
    });
  });

  it('filter their parents by what is in them', async () => {
    expect(await answer('{ shelves(where: {all_books: {title: {_eq: "It"}}}) { id } }')).toEqual({
      shelves: [{ id: 2 }],
    });
    expect(await answer('{ shelves(where: {all_books: {id: {_eq: 4}}}) { id } }', 'reader')).toEqual({ shelves: [] });
    expect(await errorOf(running, '{ shelves(where: {all_books: null}) { id } }')).toMatchObject({
      message: "expected an object for type 'books_bool_exp', but found null",
    });
  });

  it('do not filter when their function takes arguments', async () => {
    expect(await errorOf(running, '{ shelves(where: {books: {id: {_eq: 1}}}) { id } }')).toMatchObject({
      message: "field 'books' not found in type: 'shelves_bool_exp'",
    });
  });

  it('are a list where the function gives one row', async () => {
    expect(await answer('{ shelves_by_pk(id: 2) { longest(limit: 1) { title pages } } }')).toEqual({
      shelves_by_pk: { longest: [{ title: 'It', pages: 1100 }] },
    });
  });
});
