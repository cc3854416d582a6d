import { createServer } from 'node:http';
import { asAdmin, listen, type RunningEngine } from './support/fixture';
import { startHandler, type RunningHandler } from './support/handler';
import { metadataCommand } from './support/metadata';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

/* `validate_input`, as "Postgres: Input Validations" of Hasura's documentation and rfcs/input-validations.md describe it. */

const schema = `
create table authors (id int primary key, "name" text not null, email text, info jsonb);
create table articles (id int primary key, title text not null, rating int, author_id int references authors);
create table tags (article_id int references articles, tag text, primary key (article_id, tag));
`;
const foreign = (name: string, on: unknown): unknown => ({ name, using: { foreign_key_constraint_on: on } });
const all = { columns: '*', filter: {} };
const asked = (path: string, definition: object = {}) => ({
  validate_input: { type: 'http', definition: { url: `{{HANDLERS}}${path}`, ...definition } },
});
const writes = (table: string, change: object = {}) => ({
  select_permissions: byRole({ user: all }),
  insert_permissions: byRole({ user: { columns: '*', check: {}, ...asked(`/insert/${table}`) } }),
  update_permissions: byRole({ user: { ...all, check: null, ...asked(`/update/${table}`) } }),
  delete_permissions: byRole({ user: { filter: {}, ...asked(`/delete/${table}`) } }),
  ...change,
});
const tables = [
  {
    table: 'authors',
    configuration: { column_config: { email: { custom_name: 'mail' } } },
    array_relationships: [foreign('articles', { table: 'articles', column: 'author_id' })],
    ...writes('authors'),
  },
  {
    table: 'articles',
    object_relationships: [foreign('author', 'author_id')],
    array_relationships: [foreign('tags', { table: 'tags', column: 'article_id' })],
    ...writes('articles', {
      delete_permissions: byRole({
        user: {
          filter: {},
          ...asked('/delete/articles', {
            headers: [
              { name: 'X-Key', value_from_env: 'KEY' },
              { name: 'X-Fixed', value: 'f' },
            ],
            forward_client_headers: true,
          }),
        },
      }),
    }),
  },
  { table: 'tags', select_permissions: byRole({ user: all }), insert_permissions: byRole({ user: { check: {} } }) },
];

let handler: RunningHandler;
let running: RunningEngine;
let reply: { status?: number; body: string };
let refused: string | undefined;
beforeAll(async () => {
  handler = await startHandler(({ url }) => (url === refused ? { status: 400, body: '{"message": "no"}' } : reply));
  const actions = [
    { name: 'act', definition: { kind: 'synchronous', handler: `{{HANDLERS}}/act`, output_type: 'Int' } },
  ].map((action) => ({ ...action, permissions: [{ role: 'user' }] }));
  const env = { HANDLERS: handler.url, KEY: 'k' };
  const inherited_roles = [{ role_name: 'heir', role_set: ['user'] }];
  running = await startOwnSchema(schema, { tables, actions, inherited_roles }, { env });
});
beforeEach(async () => {
  handler.calls.length = 0;
  reply = { body: '' };
  refused = undefined;
  await running.sql(`truncate authors, articles, tags;
    insert into authors values (1, 'Ann'); insert into articles values (7, 'First', 3, 1)`);
});
afterAll(async () => {
  await running.stop();
  handler.stop();
});

const user = asAdmin('user', { 'x-hasura-user-id': '5' });
const received = (): unknown[] => handler.calls.map(({ url, body }) => [url, inputOf(body)]);
const inputOf = (body: string): unknown => (JSON.parse(body) as { data: { input: unknown } }).data.input;
const rows = async (): Promise<unknown> => {
  const [row] = await running.sql(
    `select (select string_agg(name, ',' order by id) from authors) authors,
       (select string_agg(title || rating, ',' order by id) from articles) articles`,
  );
  return row;
};
const untouched = { authors: 'Ann', articles: 'First3' };

describe('the handler of an insert', () => {
  it('gets version, role, session variables and the rows, under the names of the database', async () => {
    const query =
      'mutation ($name: String!, $info: jsonb) { insert_authors(objects: [{id: 2, name: $name, mail: null}, {id: 3, name: "C", info: $info}]) { affected_rows } }';
    const { data } = await running.post(query, user, { name: 'Bob', info: { a: [1, true] } });
    expect(data).toEqual({ insert_authors: { affected_rows: 2 } });
    const [call, ...others] = handler.calls;
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: 'POST', url: '/insert/authors' });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      version: 1,
      role: 'user',
      session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '5' },
      data: {
        input: [
          { id: 2, name: 'Bob', email: null },
          { id: 3, name: 'C', info: { a: [1, true] } },
        ],
      },
    });
  });

  it('gets the values of each request, also when the plan is used again', async () => {
    const query = 'mutation ($row: authors_insert_input!) { insert_authors_one(object: $row) { id } }';
    await running.post(query, user, { row: { id: 2, name: 'Bob' } });
    await running.post(query, user, { row: { id: 3, name: 'Cy' } });
    expect(received()).toEqual([
      ['/insert/authors', [{ id: 2, name: 'Bob' }]],
      ['/insert/authors', [{ id: 3, name: 'Cy' }]],
    ]);
  });

  it('is asked for each table of a nested insert, the outermost first, with all rows of the table', async () => {
    const query = `mutation { insert_authors(objects: [
      {id: 2, name: "Bob", articles: {data: [{id: 8, title: "a", tags: {data: {tag: "t"}}}, {id: 9, title: "b"}]}},
      {id: 3, name: "Cy", articles: {data: {id: 10, title: "c"}}},
      {id: 4, name: "Di", articles: null}
    ]) { affected_rows } }`;
    expect((await running.post(query, user)).data).toEqual({ insert_authors: { affected_rows: 7 } });
    const a = { id: 8, title: 'a', tags: { data: [{ tag: 't' }] } };
    const b = { id: 9, title: 'b' };
    const c = { id: 10, title: 'c' };
    expect(received()).toEqual([
      [
        '/insert/authors',
        [
          { id: 2, name: 'Bob', articles: { data: [a, b] } },
          { id: 3, name: 'Cy', articles: { data: [c] } },
          { id: 4, name: 'Di' },
        ],
      ],
      ['/insert/articles', [a, b, c]],
    ]);
  });

  it('gets the row of an object relationship as one object', async () => {
    const query =
      'mutation { insert_articles_one(object: {id: 8, title: "a", author: {data: {id: 2, name: "Bob"}}}) { id } }';
    await running.post(query, user);
    expect(received()).toEqual([
      ['/insert/articles', [{ id: 8, title: 'a', author: { data: { id: 2, name: 'Bob' } } }]],
      ['/insert/authors', [{ id: 2, name: 'Bob' }]],
    ]);
  });

  it('prevents the whole insert when the handler of a nested table refuses', async () => {
    refused = '/insert/articles';
    const query =
      'mutation { insert_authors_one(object: {id: 2, name: "Bob", articles: {data: {id: 8, title: "a"}}}) { id } }';
    expect(await errorOf(running, query, user)).toEqual({ message: 'no', code: 'validation-failed', path: '$' });
    expect(await rows()).toEqual(untouched);
    expect(handler.calls.map(({ url }) => url)).toEqual(['/insert/authors', '/insert/articles']);
  });

  it('is asked for an empty list, too', async () => {
    await running.post('mutation { insert_authors(objects: []) { affected_rows } }', user);
    expect(received()).toEqual([['/insert/authors', []]]);
  });
});

describe('the handler of an update or a deletion', () => {
  it.each<[string, string, unknown]>([
    [
      'update_articles(where: {id: {_eq: $id}}, _set: {title: "x"}, _inc: {rating: 1}) { affected_rows }',
      '/update/articles',
      [{ where: { id: { _eq: 7 } }, _set: { title: 'x' }, _inc: { rating: 1 } }],
    ],
    [
      'update_articles_by_pk(pk_columns: {id: $id}, _set: {title: "x"}) { id }',
      '/update/articles',
      [{ pk_columns: { id: 7 }, _set: { title: 'x' } }],
    ],
    [
      'update_articles_many(updates: [{where: {rating: {_lte: 1}}, _set: {rating: 0}}, {where: {id: {_eq: $id}}, _set: {rating: 9}}]) { affected_rows }',
      '/update/articles',
      [
        { where: { rating: { _lte: 1 } }, _set: { rating: 0 } },
        { where: { id: { _eq: 7 } }, _set: { rating: 9 } },
      ],
    ],
    [
      'delete_articles(where: {author: {id: {_eq: $id}}}) { affected_rows }',
      '/delete/articles',
      [{ where: { author: { id: { _eq: 7 } } } }],
    ],
    ['delete_articles_by_pk(id: $id) { id }', '/delete/articles', [{ pk_columns: { id: 7 } }]],
  ])('gets the arguments of %s, and prevents it by refusing', async (field, url, input) => {
    const query = `mutation ($id: Int!) { ${field} }`;
    refused = url;
    expect(await errorOf(running, query, user, { id: 7 })).toEqual({
      message: 'no',
      code: 'validation-failed',
      path: '$',
    });
    expect(received()).toEqual([[url, input]]);
    expect(await rows()).toEqual(untouched);
    refused = undefined;
    expect((await running.post(query, user, { id: 7 })).errors).toBeUndefined();
    expect(received()).toEqual([
      [url, input],
      [url, input],
    ]);
  });
});

describe('before anything is run', () => {
  it('all handlers of the mutation are asked, also before actions are called', async () => {
    refused = '/delete/articles';
    const query = `mutation { insert_authors(objects: {id: 2, name: "Bob"}) { affected_rows } act
      delete_articles(where: {}) { affected_rows } }`;
    expect(await errorOf(running, query, user)).toMatchObject({ message: 'no' });
    expect(handler.calls.map(({ url }) => url)).toEqual(['/insert/authors', '/delete/articles']);
    expect(await rows()).toEqual(untouched);
  });

  it('no later handler is asked after one has refused', async () => {
    refused = '/insert/authors';
    const query = `mutation { insert_authors(objects: {id: 2, name: "Bob"}) { affected_rows }
      delete_articles(where: {}) { affected_rows } }`;
    await errorOf(running, query, user);
    expect(handler.calls).toHaveLength(1);
  });
});

it('calls no handler for admin, for reads and for tables without validation', async () => {
  await running.post('mutation { delete_articles(where: {}) { affected_rows } }');
  await running.post('{ authors { id } }', user);
  await running.post('mutation { insert_tags(objects: []) { affected_rows } }', user);
  expect(handler.calls).toEqual([]);
});

it('asks for inherited roles, under their own name', async () => {
  await running.post('mutation { delete_authors(where: {}) { affected_rows } }', asAdmin('heir'));
  expect(JSON.parse(handler.calls[0]?.body ?? '')).toMatchObject({ role: 'heir', data: { input: [{ where: {} }] } });
});

it('sends configured headers, and the client’s where they are forwarded', async () => {
  const client = { ...user, 'x-client': 'c', 'accept-language': 'de' };
  await running.post('mutation { delete_articles(where: {}) { affected_rows } }', client);
  await running.post('mutation { delete_authors(where: {}) { affected_rows } }', client);
  const [forwarding, other] = handler.calls;
  expect(forwarding?.headers).toMatchObject({
    'x-key': 'k',
    'x-fixed': 'f',
    'x-client': 'c',
    'content-type': 'application/json',
  });
  expect(forwarding?.headers['accept-language']).not.toBe('de');
  expect(other?.headers).not.toHaveProperty('x-client');
});

describe('an answer', () => {
  const query = 'mutation { delete_articles(where: {}) { affected_rows } }';

  it.each([200, 201, 299])('of status %d accepts, whatever its body', async (status) => {
    reply = { status, body: 'not json' };
    expect((await running.post(query, user)).data).toEqual({ delete_articles: { affected_rows: 1 } });
  });

  it.each<[number, string, string]>([
    [400, '', 'received invalid response from input validation webhook'],
    [400, 'no', 'received invalid response from input validation webhook'],
    [400, '{"message": 5}', 'received invalid response from input validation webhook'],
    [302, '{"message": "no"}', 'internal error when validating input data'],
    [401, '{"message": "no"}', 'internal error when validating input data'],
    [422, '{"message": "no"}', 'internal error when validating input data'],
    [500, '{"message": "no"}', 'internal error when validating input data'],
  ])('of status %d with the body %j is an error', async (status, body, message) => {
    reply = { status, body };
    expect(await errorOf(running, query, user)).toEqual({ message, code: 'unexpected', path: '$' });
    expect(await rows()).toEqual(untouched);
  });
});

describe('a handler', () => {
  const withHandler = (url: string, definition: object = {}) => ({
    version: 3,
    sources: [
      {
        name: 'default',
        tables: [
          {
            table: 'tags',
            delete_permissions: byRole({
              user: { filter: {}, validate_input: { type: 'http', definition: { url, ...definition } } },
            }),
          },
        ],
      },
    ],
  });
  const query = 'mutation { delete_tags(where: {}) { affected_rows } }';
  const exception = { message: 'http exception when validating input data', code: 'unexpected', path: '$' };

  it('that does not answer within its timeout is an error', async () => {
    const silent = createServer(() => undefined);
    const silentUrl = await listen(silent);
    await metadataCommand(running, 'replace_metadata', withHandler(silentUrl, { timeout: 0.2 }));
    expect(await errorOf(running, query, user)).toEqual(exception);
    silent.closeAllConnections();
    silent.close();
  });

  it('has ten seconds where its metadata does not say how many', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await metadataCommand(running, 'replace_metadata', withHandler('http://127.0.0.1:9'));
    await running.post(query, user);
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();
  });

  it('that cannot be reached is an error', async () => {
    await metadataCommand(running, 'replace_metadata', withHandler('http://127.0.0.1:9'));
    expect(await errorOf(running, query, user)).toEqual(exception);
  });

  it.each<[unknown, string]>([
    [{ type: 'http', definition: { url: '{{NOWHERE}}/x' } }, 'Value for environment variables not found: ["NOWHERE"]'],
    [
      { type: 'http', definition: { url: 'http://x', headers: [{ name: 'a', value_from_env: 'NOT' }] } },
      'Value for environment variables not found: ["NOT"]',
    ],
    [{ type: 'grpc', definition: { url: 'http://x' } }, 'validate_input needs the type http and a definition with url'],
    [{ type: 'http', definition: {} }, 'validate_input needs the type http and a definition with url'],
    [{ type: 'http' }, 'validate_input needs the type http and a definition with url'],
  ])('of %j makes the permission inconsistent', async (validate_input, reason) => {
    const permission = { filter: {}, validate_input };
    const table = { table: 'tags', delete_permissions: byRole({ user: permission }) };
    const metadata = { version: 3, sources: [{ name: 'default', tables: [table] }] };
    expect(
      await metadataCommand(running, 'replace_metadata', { allow_inconsistent_metadata: true, metadata }),
    ).toMatchObject({
      inconsistent_objects: [
        {
          type: 'delete_permission',
          reason: `Inconsistent object: in table "tags": in permission for role "user": ${reason}`,
        },
      ],
    });
  });
});
