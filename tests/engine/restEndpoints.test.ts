import { matchPath, overlap, readEndpointPath } from '../../hasura/engine/plan/endpointPath';
import { asAdmin, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';
import { byRole, startOwnSchema } from './support/ownSchema';

const schema = `
create table books (id int primary key, title text not null, owner text, price numeric, is_lent boolean not null default false, lists jsonb);
insert into books values (1, 'Ledgers & keys', 'ada', 12.5), (2, '5', 'bo', 3), (3, 'true', null, 9007199254740992);
create function refuse() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$;
create trigger books_stay before delete on books execute function refuse();
`;
const read = { columns: ['id', 'title'], filter: {} };
const tables = [
  {
    table: 'books',
    select_permissions: byRole({
      reader: read,
      owner: { ...read, filter: { owner: { _eq: 'x-hasura-user-id' } } },
    }),
    delete_permissions: byRole({ reader: { filter: {} } }),
  },
];
const queries = {
  all: 'query { books(order_by: {id: asc}) { id } }',
  one: 'query ($id: Int!) { books_by_pk(id: $id) { title } }',
  find: `query ($title: String, $least: numeric = 0, $lent: Boolean = false) {
    books(where: {title: {_eq: $title}, price: {_gte: $least}, is_lent: {_eq: $lent}}) { id } }`,
  page: 'query ($limit: Int) { books(limit: $limit, order_by: {id: asc}) { id } }',
  some: 'query ($ids: [Int!]!) { books(where: {id: {_in: $ids}}, order_by: {id: asc}) { id } }',
  rename:
    'mutation ($id: Int!, $title: String!) { update_books_by_pk(pk_columns: {id: $id}, _set: {title: $title}) { title } }',
  broken: 'mutation { insert_books_one(object: {id: 1, title: "x"}) { id } }',
  remove: 'mutation { delete_books_by_pk(id: 1) { id } }',
  watch: 'subscription { books { id } }',
  several: 'query { ...all } fragment all on query_root { books { id } }',
};
const collection = {
  name: 'rest',
  definition: { queries: Object.entries(queries).map(([name, query]) => ({ name, query })) },
};
const endpoint = (name: string, url: string, methods: string[], query_name: string, collection_name = 'rest') => ({
  name,
  url,
  methods,
  definition: { query: { collection_name, query_name } },
});
const metadata = {
  tables,
  query_collections: [collection],
  rest_endpoints: [
    endpoint('all', 'books', ['GET', 'PATCH'], 'all'),
    endpoint('one', 'books/:id', ['GET'], 'one'),
    endpoint('find', 'books/found/now', ['GET', 'POST'], 'find'),
    endpoint('page', 'page', ['GET'], 'page'),
    endpoint('some', 'some', ['GET', 'PUT'], 'some'),
    endpoint('rename', 'books/:id', ['POST', 'DELETE'], 'rename'),
    endpoint('remove', 'remove', ['POST'], 'remove'),
    endpoint('broken', 'broken', ['POST'], 'broken'),
  ],
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, metadata);
});
afterAll(() => running.stop());

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers = asAdmin(),
): Promise<{ status: number; body: unknown }> {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(`${running.url}/api/rest/${path}`, { method, headers, body: text });
  return { status: response.status, body: await response.json() };
}

const ids = (...found: number[]) => ({ status: 200, body: { books: found.map((id) => ({ id })) } });

it.each(['GET', 'PATCH'])('answers %s with the data of its operation', async (method) => {
  expect(await call(method, 'books')).toEqual(ids(1, 2, 3));
});

it('takes variables from the path', async () => {
  expect(await call('GET', 'books/1')).toEqual({ status: 200, body: { books_by_pk: { title: 'Ledgers & keys' } } });
});

it.each<[string, number[]]>([
  ['title=Ledgers%20%26%20keys', [1]],
  ['title=5', [2]],
  ['title=5&least=4', []],
  ['title=Ledgers+%26+keys&least=12.5', [1]],
  ['title=5&lent', []],
  ['title=5&lent=false', [2]],
  ['title=5&lent=true', []],
  ['title=5&least=&lent=false', [2]],
  ['title=5&1x=ignored', [2]],
  ['title=true&least=9007199254740992', [3]],
  ['title=true&least=9007199254740993', []],
])('reads %s as the declared types', async (search, found) => {
  expect(await call('GET', `books/found/now?${search}`)).toEqual(ids(...found));
});

it('reads a whole number as one, and leaves out what is empty', async () => {
  expect(await call('GET', 'page?limit=2')).toEqual(ids(1, 2));
  expect(await call('GET', 'page?limit=')).toEqual(ids(1, 2, 3));
  expect(await call('GET', 'page?limit=x')).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
});

it('takes variables from the body, before those of the query string', async () => {
  expect(await call('POST', 'books/found/now?title=true', { title: '5', least: 1 })).toEqual(ids(2));
  expect(await call('PUT', 'some', { ids: [3, 1] })).toEqual(ids(1, 3));
});

it('takes those of the path before any other, and makes changes', async () => {
  const answer = { status: 200, body: { update_books_by_pk: { title: 'true!' } } };
  expect(await call('POST', 'books/3?id=1', { id: 2, title: 'true!' })).toEqual(answer);
  expect(await call('DELETE', 'books/3?title=true!')).toEqual(answer);
  expect(await running.sql('select title from books order by id')).toEqual([
    { title: 'Ledgers & keys' },
    { title: '5' },
    { title: 'true!' },
  ]);
});

it('serves each role what its permissions give', async () => {
  expect(await call('GET', 'books', undefined, asAdmin('owner', { 'x-hasura-user-id': 'bo' }))).toEqual(ids(2));
  expect(await call('GET', 'books', undefined, asAdmin('stranger'))).toEqual({
    status: 400,
    body: {
      path: '$.selectionSet.books',
      error: `field 'books' not found in type: 'query_root'`,
      code: 'validation-failed',
    },
  });
  expect(await call('GET', 'books', undefined, asAdmin('owner'))).toMatchObject({
    status: 400,
    body: { code: 'not-found', error: 'missing session variable: "x-hasura-user-id"' },
  });
  expect(await call('GET', 'books', undefined, {})).toMatchObject({ status: 401, body: { code: 'access-denied' } });
});

it('says that the database has failed, and why to those who may know', async () => {
  const failed = { path: '$', error: 'database query error', code: 'unexpected' };
  const { status, body } = await call('POST', 'remove');
  expect(status).toBe(500);
  expect(body).toEqual({ ...failed, internal: expect.anything() });
  expect(await call('POST', 'remove', undefined, asAdmin('reader'))).toEqual({ status: 500, body: failed });
});

it.each<[string, string, unknown, number, object]>([
  ['GET', 'void', undefined, 404, { path: '$', error: 'Endpoint not found', code: 'not-found' }],
  ['GET', 'books/1/2', undefined, 404, { code: 'not-found' }],
  ['GET', 'books/', undefined, 400, { code: 'data-exception' }],
  ['GET', '', undefined, 404, { code: 'not-found' }],
  ['PUT', 'books', undefined, 405, { path: '$', error: 'Allowed methods: GET, PATCH', code: 'method-not-allowed' }],
  ['PATCH', 'books/1', undefined, 405, { error: 'Allowed methods: DELETE, GET, POST' }],
  ['GET', 'books?id=1', undefined, 400, { path: '$', error: 'Unexpected variable id', code: 'bad-request' }],
  ['POST', 'books/found/now', { name: 1 }, 400, { error: 'Unexpected variable name', code: 'bad-request' }],
  [
    'GET',
    'some?ids=1',
    undefined,
    400,
    {
      code: 'bad-request',
      error: 'List variables are not currently supported in URL or Query parameters. (Variable ids, with value "1")',
    },
  ],
  [
    'POST',
    'books/1',
    undefined,
    400,
    { path: '$', error: 'expecting a value for non-nullable variable: "title"', code: 'validation-failed' },
  ],
  ['POST', 'books/found/now', '{', 400, { code: 'invalid-json' }],
  ['POST', 'books/found/now', '[1]', 400, { code: 'parse-failed', error: 'expected Object' }],
  ['GET', 'books/%E0', undefined, 400, { code: 'bad-request' }],
  ['POST', 'broken', undefined, 400, { code: 'constraint-violation' }],
])('%s %s with %j is refused', async (method, path, body, status, expected) => {
  expect(await call(method, path, body)).toMatchObject({ status, body: expected });
});

it('lists endpoints that cannot be served, and serves the others', async () => {
  const rest_endpoints = [
    ...metadata.rest_endpoints,
    endpoint('other', 'books/:number', ['GET'], 'one'),
    endpoint('watch', 'watch', ['GET'], 'watch'),
    endpoint('several', 'several', ['GET'], 'several'),
    endpoint('no collection', 'a', ['GET'], 'all', 'none'),
    endpoint('no query', 'b', ['GET'], 'none'),
    endpoint('method', 'c', ['HEAD'], 'all'),
    endpoint('empty', 'd//e', ['GET'], 'all'),
    { ...endpoint('nothing', 'f', ['GET'], 'all'), definition: {} },
  ];
  const sources = [{ name: 'default', tables }];
  const args = {
    allow_inconsistent_metadata: true,
    metadata: { version: 3, sources, query_collections: [collection], rest_endpoints },
  };
  const answer = await metadataCommand(running, 'replace_metadata', args);
  const { inconsistent_objects: problems } = answer as { inconsistent_objects: Record<string, string>[] };
  expect(problems.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'endpoint watch: Inconsistent object: query with name "watch" is a subscription',
    'endpoint several: Inconsistent object: query with name "several" has more than one definition',
    'endpoint no collection: Inconsistent object: query collection with name "none" does not exist',
    'endpoint no query: Inconsistent object: query with name "none" does not exist in "rest"',
    'endpoint method: Inconsistent object: the method "HEAD" is not supported',
    'endpoint empty: Empty segments or unnamed variables are not allowed: d//e',
    'endpoint nothing: Inconsistent object: query collection with name "" does not exist',
    'endpoint one: Ambiguous URL paths: books/:id, books/:number',
    'endpoint other: Ambiguous URL paths: books/:id, books/:number',
  ]);
  expect(await call('GET', 'books')).toEqual(ids(1, 2, 3));
  expect(await call('GET', 'books/1')).toMatchObject({ status: 405 });
});

describe('a path', () => {
  it.each<[string, string, object | undefined]>([
    ['a', 'a', {}],
    ['a', 'b', undefined],
    ['a/:x', 'a/1', { x: '1' }],
    [':x/b/:y', '1/b/2', { x: '1', y: '2' }],
    [':x/b', '1/c', undefined],
    ['a', 'a/b', undefined],
    ['a/b', 'a', undefined],
  ])('%s matches %s with %j', (path, requested, variables) => {
    expect(matchPath(readEndpointPath(path), requested.split('/'))).toEqual(variables);
  });

  it.each([
    ['a/:x', ':y/b', true],
    ['a/b', 'a/b', true],
    ['a/b', 'a/c', false],
    ['a', 'a/b', false],
    ['a/b', 'a', false],
    [':x/a', ':x/b', false],
  ])('%s and %s overlap: %j', (one, other, expected) => {
    expect(overlap(readEndpointPath(one), readEndpointPath(other))).toBe(expected);
  });

  it.each([
    ['', 'Empty segments or unnamed variables are not allowed: '],
    ['a/', 'Empty segments or unnamed variables are not allowed: a/'],
    ['a/:', 'Empty segments or unnamed variables are not allowed: a/:'],
    [':x/:x', 'Duplicate variables found in endpoint path: :x/:x'],
  ])('is not %j', (path, message) => {
    expect(() => readEndpointPath(path)).toThrow(message);
  });
});
