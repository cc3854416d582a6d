import { buildClientSchema, getIntrospectionQuery, validateSchema, type IntrospectionQuery } from 'graphql';
import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, startOwnSchema } from './support/ownSchema';

const schema = `
create type level as enum ('low', 'high');
create table kinds (value text primary key, comment text);
insert into kinds values ('essay', ''), ('novel', '');
create table authors (id int primary key, name text not null, born date);
create table articles (id int primary key, author_id int not null references authors, title text not null, words int,
  kind text references kinds, level level, seen inet, spans int4multirange, weight float8, tags json[], extra jsonb, writer authors,
  m int, names text[]);
create schema library;
create table library.shelves (id int primary key);
create view article_titles as select id, author_id, title from articles;
insert into authors values (1, 'Ada', '1815-12-10'), (2, 'Bo', null);
insert into articles (id, author_id, title, words, kind, level, weight, extra, writer) values
  (1, 1, 'Notes', 900, 'essay', 'low', 1.5, '{"a": {"b": 1}}', row(1, 'Ada', null)),
  (2, 1, 'More', 300, 'novel', 'high', 2.5, '[1]', null), (3, 2, 'Less', 100, 'essay', 'low', 4, null, null);
update articles set names = '{x,y}' where id = 1;
create function articles_of(ids int[], titles text[] default '{}') returns setof articles language sql stable as
  $$ select * from articles where id = any (ids) or title = any (titles) $$;
create function author_articles(author authors) returns setof articles language sql stable as
  $$ select * from articles where author_id = author.id $$;
create function article_length(article articles) returns int language sql stable as $$ select length(article.title) $$;
create function article_extra(article articles) returns jsonb language sql stable as $$ select article.extra $$;
create function shorten(by int) returns setof articles language sql volatile as
  $$ update articles set words = words - by returning * $$;
`;
const using = { foreign_key_constraint_on: { table: 'articles', column: 'author_id' } };
const computed = (name: string, fn: string) => ({ name, definition: { function: fn } });
const metadata = {
  tables: [
    { table: 'kinds', is_enum: true },
    {
      table: 'authors',
      array_relationships: [
        { name: 'articles', using },
        {
          name: 'titles',
          using: { manual_configuration: { remote_table: 'article_titles', column_mapping: { id: 'author_id' } } },
        },
      ],
      computed_fields: [computed('own_articles', 'author_articles')],
      select_permissions: byRole({
        reader: { columns: '*', filter: {} },
        writer: { columns: '*', filter: {} },
        counter: { columns: [], filter: {}, allow_aggregations: true },
      }),
    },
    {
      table: 'articles',
      object_relationships: [{ name: 'author', using: { foreign_key_constraint_on: 'author_id' } }],
      computed_fields: [computed('length', 'article_length'), computed('extra_copy', 'article_extra')],
      select_permissions: byRole({
        reader: { columns: '*', filter: {}, computed_fields: ['length', 'extra_copy'], allow_aggregations: true },
        writer: { columns: '*', filter: {} },
      }),
    },
    { table: 'article_titles' },
    { table: { schema: 'library', name: 'shelves' } },
  ],
  functions: [{ function: 'articles_of' }, { function: 'shorten' }],
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, metadata);
});
afterAll(() => running.stop());

const answer = async (query: string, role?: string, variables: unknown = {}): Promise<unknown> => {
  const { data, errors } = await running.post(query, asAdmin(role), variables);
  expect(errors).toBeUndefined();
  return data;
};

/** A definition of a role's SDL, without descriptions. */
const definitionOf = (start: string, role = 'admin') =>
  new RegExp(`${start} \\{[^}]*\\}`).exec(running.engine.sdl(role).replace(/^ *"""[^]*?"""\n/gm, ''))?.[0];

test.each(['admin', 'reader', 'counter'])('a client reads the schema of %s', async (role) => {
  const introspection = (await answer(getIntrospectionQuery(), role)) as IntrospectionQuery;
  const faults = validateSchema(buildClientSchema(introspection)).map(({ message }) => message);
  // Hasura too has an object without fields for a role that sees no column.
  expect(faults).toEqual(role === 'counter' ? ['Type authors must define one or more fields.'] : []);
});

test('a role that sees no column counts rows, and has no stream', async () => {
  expect(await answer('{ authors_aggregate { aggregate { count } } }', 'counter')).toEqual({
    authors_aggregate: { aggregate: { count: 2 } },
  });
  expect(running.engine.sdl('counter')).not.toContain('authors_stream');
});

describe('an array argument of a function', () => {
  test('is a scalar in the notation of Postgres', async () => {
    expect(definitionOf('input articles_of_args')).toBe('input articles_of_args {\n  ids: _int4\n  titles: _text\n}');
    const query =
      'query ($ids: _int4) { articles_of(args: {ids: $ids, titles: "{More}"}, order_by: {id: asc}) { id } }';
    expect(await answer(query, undefined, { ids: '{3}' })).toEqual({ articles_of: [{ id: 2 }, { id: 3 }] });
  });

  test('is no list', async () => {
    const { errors } = await running.post('{ articles_of(args: {ids: [1]}) { id } }');
    expect(errors).toHaveLength(1);
  });
});

test('a function that changes rows has no aggregate', () => {
  expect(definitionOf('type mutation_root')).toContain('shorten(');
  expect(definitionOf('type mutation_root')).not.toContain('shorten_aggregate');
});

test('a column of a row type has a scalar, and the table of that type its object', async () => {
  expect(definitionOf('type articles')).toContain('writer: authors_scalar');
  expect(await answer('{ articles(where: {id: {_eq: 1}}) { writer } }')).toEqual({
    articles: [{ writer: { id: 1, name: 'Ada', born: null } }],
  });
});

test('rows are ordered by aggregates that the role may not read', async () => {
  const query = '{ authors(order_by: {articles_aggregate: {count: desc}}) { id } }';
  expect(await answer(query, 'writer')).toEqual({ authors: [{ id: 1 }, { id: 2 }] });
  expect(running.engine.sdl('writer')).not.toContain('type articles_aggregate');
});

test('computed numbers are aggregated', async () => {
  const fields = 'aggregate { avg { length } max { length } sum { length words } }';
  expect(await answer(`{ articles_aggregate { ${fields} } }`, 'reader')).toEqual({
    articles_aggregate: {
      aggregate: { avg: { length: 13 / 3 }, max: { length: 5 }, sum: { length: 13, words: 1300 } },
    },
  });
  const cut = '{ articles_aggregate(limit: 1, order_by: {id: asc}) { aggregate { sum { length } } } }';
  expect(await answer(cut)).toEqual({ articles_aggregate: { aggregate: { sum: { length: 5 } } } });
});

test('extremes are those of types that have an order', () => {
  const fields = definitionOf('type articles_max_fields') ?? '';
  expect(fields.match(/\w+(?=:)/g)).toEqual([
    'author_id',
    'id',
    'length',
    'level',
    'm',
    'names',
    'title',
    'weight',
    'words',
  ]);
});

test('the rows of a computed field may be null', () => {
  expect(definitionOf('type authors')).toContain('): [articles!]\n');
});

describe('a computed field of jsonb', () => {
  test('is read along a path', async () => {
    expect(await answer('{ articles(order_by: {id: asc}, limit: 1) { extra_copy(path: "a.b") } }')).toEqual({
      articles: [{ extra_copy: 1 }],
    });
  });

  test('is compared as a text', async () => {
    const query = '{ articles(where: {extra_copy: {_cast: {String: {_eq: "[1]"}}}}) { id } }';
    expect(await answer(query)).toEqual({ articles: [{ id: 2 }] });
  });
});

test.each<[string, number[]]>([
  ['avg: {arguments: weight, predicate: {_gt: 2.1}}', [2]],
  ['max: {arguments: weight, predicate: {_lt: 3}}', [1]],
  ['min: {arguments: weight, predicate: {_eq: 1.5}}', [1]],
  ['sum: {arguments: weight, filter: {id: {_gt: 1}}, predicate: {_eq: 2.5}}', [1]],
  ['stddev_samp: {arguments: weight, predicate: {_gt: 0.7}}', [1]],
  ['var_samp: {arguments: weight, predicate: {_eq: 0.5}}', [1]],
  ['corr: {arguments: {X: weight, Y: weight}, predicate: {_gt: 0}}', [1]],
  ['covar_samp: {arguments: {X: weight, Y: weight}, predicate: {_eq: 0.5}}', [1]],
])('rows are found by %s of related ones', async (predicate, ids) => {
  const query = `{ authors(where: {articles_aggregate: {${predicate}}}, order_by: {id: asc}) { id } }`;
  expect(await answer(query)).toEqual({ authors: ids.map((id) => ({ id })) });
});

test('predicates on aggregates are offered for columns of double precision alone', () => {
  const names = /avg_arguments_columns \{([^}]*)\}/.exec(running.engine.sdl('admin').replace(/"""[^]*?"""/g, ''))?.[1];
  expect(names?.trim()).toBe('weight');
});

test('rows are inserted into a view along with the row that they belong to', async () => {
  const titles = '{data: [{id: 9, title: "New"}]}';
  const inserted = `insert_authors_one(object: {id: 7, name: "Cy", titles: ${titles}}) { titles { title } }`;
  expect(await answer(`mutation { ${inserted} delete_articles(where: {id: {_eq: 9}}) { affected_rows } }`)).toEqual({
    insert_authors_one: { titles: [{ title: 'New' }] },
    delete_articles: { affected_rows: 1 },
  });
  await answer('mutation { delete_authors_by_pk(id: 7) { id } }');
});

test('a row is inserted with related ones, of which some are there already', async () => {
  const conflict = (name: string) => `on_conflict: {constraint: ${name}_pkey, update_columns: `;
  const author = `author: {data: {id: 1, name: "Ada"}, ${conflict('authors')}[name]}}`;
  const inserted = `insert_articles_one(object: {id: 8, title: "New", ${author}}) { id author { name } }`;
  expect(await answer(`mutation { ${inserted} }`)).toEqual({ insert_articles_one: { id: 8, author: { name: 'Ada' } } });
  const articles = `articles: {data: [{id: 8, title: "Newer"}], ${conflict('articles')}[title]}}`;
  const counted = `insert_authors(objects: [{id: 7, name: "Cy", ${articles}}]) { affected_rows }`;
  expect(await answer(`mutation { ${counted} delete_articles_by_pk(id: 8) { title } }`)).toEqual({
    insert_authors: { affected_rows: 2 },
    delete_articles_by_pk: { title: 'Newer' },
  });
  await answer('mutation { delete_authors_by_pk(id: 7) { id } }');
});

test('a member may have the name that the statement gives its rows', async () => {
  expect(await answer('{ authors(limit: 1, order_by: {id: asc}) { t0: id t1: name t2: born t3: id } }')).toEqual({
    authors: [{ t0: 1, t1: 'Ada', t2: '1815-12-10', t3: 1 }],
  });
});

test('what the document writes in an array of json is JSON where it can be', async () => {
  const written = String.raw`["{\"a\": 100}", {a: 1}, "two"]`;
  const query = `mutation { update_articles(where: {id: {_eq: 1}}, _set: {tags: ${written}}) { returning { tags } } }`;
  expect(await answer(query)).toEqual({ update_articles: { returning: [{ tags: [{ a: 100 }, { a: 1 }, 'two'] }] } });
});

test.each<[string, number[]]>([
  ['_contains: ["x"]', [1]],
  ['_contained_in: "{x,y,z}"', [1]],
  ['_eq: ["x", "y"]', [1]],
])('an array is compared with a list or a literal of Postgres: %s', async (comparison, ids) => {
  expect(await answer(`{ articles(where: {names: {${comparison}}}) { id } }`)).toEqual({
    articles: ids.map((id) => ({ id })),
  });
});

test('descriptions name the schema of a table, and what an operator compares with', () => {
  const sdl = running.engine.sdl('admin');
  expect(sdl).toContain('columns and relationships of "library.shelves"');
  expect(sdl).toContain('fetch data from the table: "library.shelves"');
  expect(sdl).toContain('"""does the column match the given case-insensitive pattern"""\n  _ilike: String');
  expect(sdl).toContain('"""does the array contain the given value"""\n  _contains: [String!]');
});

test('an array of json is written as a list', async () => {
  const query =
    'mutation ($tags: [json!]) { update_articles(where: {id: {_eq: 1}}, _set: {tags: $tags}) { returning { tags } } }';
  expect(await answer(query, undefined, { tags: [{ a: 1 }, 'two', [3]] })).toEqual({
    update_articles: { returning: [{ tags: [{ a: 1 }, 'two', [3]] }] },
  });
});
