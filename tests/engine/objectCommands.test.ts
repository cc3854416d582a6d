import type { Metadata } from '../../hasura/engine/metadata/types';
import { adminSecret, asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { errorOf } from './support/ownSchema';

/* The commands by which Hasura's console adds, changes and drops one object of the metadata. */

const schema = `
create table shelves (id int primary key, label text);
create table books (id int primary key, shelf_id int references shelves, title text);
insert into shelves values (1, 'A'), (2, 'B');
insert into books values (1, 1, 'Emma'), (2, 1, 'It');
create function long_books() returns setof books language sql stable as $$ select * from books where id > 1 $$;
create function shelf_size(shelf shelves) returns int language sql stable as
  $$ select count(*)::int from books where shelf_id = shelf.id $$;
create schema other; create table other.boxes (id int primary key);
`;
const tables = [{ table: 'shelves' }, { table: 'books' }, { table: { schema: 'other', name: 'boxes' } }];
const empty = { version: 3, sources: [{ name: 'default', kind: 'postgres', tables, functions: [] }] };
const success = { message: 'success' };

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined }, (sql) => sql(schema));
});
beforeEach(() => send('replace_metadata', empty));
afterAll(() => running.stop());

async function call(command: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'x-hasura-admin-secret': adminSecret };
  const response = await fetch(`${running.url}/v1/metadata`, {
    method: 'POST',
    headers,
    body: JSON.stringify(command),
  });
  return { status: response.status, body: await response.json() };
}
const send = async (type: string, args: unknown = {}): Promise<unknown> => (await call({ type, args })).body;
const exported = async (): Promise<Metadata> => (await send('export_metadata')) as Metadata;
const data = async (query: string, role?: string): Promise<unknown> => (await running.post(query, asAdmin(role))).data;

/** Commands that are sent in order, each of which must succeed. */
async function done(...commands: (readonly [type: string, args: unknown])[]): Promise<void> {
  for (const [type, args] of commands) expect([type, await send(type, args)]).toEqual([type, success]);
}

const foreign = (name: string, on: unknown, table = 'books') => ({
  source: 'default',
  table,
  name,
  using: { foreign_key_constraint_on: on },
});

describe('relationships', () => {
  const shelf = foreign('shelf', 'shelf_id');
  const books = foreign('books', { table: 'books', column: 'shelf_id' }, 'shelves');

  it('are created, renamed and dropped', async () => {
    await done(['pg_create_object_relationship', shelf], ['pg_create_array_relationship', books]);
    expect(await data('{ books_by_pk(id: 1) { shelf { books(order_by: {id: asc}) { id } } } }')).toEqual({
      books_by_pk: { shelf: { books: [{ id: 1 }, { id: 2 }] } },
    });
    await done(['pg_rename_relationship', { table: 'books', name: 'shelf', new_name: 'place' }]);
    expect(await data('{ books_by_pk(id: 1) { place { label } } }')).toEqual({
      books_by_pk: { place: { label: 'A' } },
    });
    await done(
      ['pg_drop_relationship', { table: 'books', relationship: 'place' }],
      ['pg_drop_relationship', { table: 'shelves', relationship: 'books' }],
    );
    expect(await errorOf(running, '{ books { place { id } } }')).toMatchObject({
      path: '$.selectionSet.books.selectionSet.place',
    });
    expect(await exported()).toMatchObject({
      sources: [{ tables: [{ array_relationships: [] }, { object_relationships: [] }, {}] }],
    });
  });

  it('are not dropped while a permission needs them, unless with it', async () => {
    const permission = { columns: ['id'], filter: { shelf: { label: { _eq: 'A' } } } };
    await done(
      ['create_object_relationship', shelf],
      ['pg_create_select_permission', { table: 'books', role: 'reader', permission }],
    );
    expect(await send('pg_drop_relationship', { table: 'books', relationship: 'shelf' })).toEqual({
      code: 'dependency-error',
      error:
        'cannot drop due to the following dependent objects: select_permission reader in table books in source default',
      path: '$.args',
    });
    await done(['pg_drop_relationship', { table: 'books', relationship: 'shelf', cascade: true }]);
    expect(await data('{ books { id } }', 'reader')).toBeUndefined();
  });

  it('are created and dropped together, or not at all', async () => {
    const bulk = (...args: unknown[]): Promise<unknown> => send('bulk_atomic', args);
    const create = { type: 'pg_create_object_relationship', args: shelf };
    const wrong = { type: 'pg_create_object_relationship', args: foreign('nothing', 'title') };
    expect(await bulk(create, wrong)).toMatchObject({ error: 'cannot continue due to new inconsistent metadata' });
    expect(await exported()).toEqual(empty);
    const both = [create, { type: 'pg_create_array_relationship', args: books }];
    expect(await bulk(...both)).toEqual(success);
    const drop = { type: 'pg_drop_relationship', args: { table: 'books', relationship: 'shelf' } };
    expect(await bulk(drop, create)).toEqual(success);
    expect(await data('{ books_by_pk(id: 1) { shelf { id } } }')).toEqual({ books_by_pk: { shelf: { id: 1 } } });
    for (const command of [
      { type: 'run_sql', args: { sql: 'select 1' } },
      { type: 'pg_track_table', args: 'books' },
      {},
    ]) {
      expect(await bulk(drop, command)).toMatchObject({ error: 'Bulk atomic does not support this command' });
    }
    expect(await bulk(5)).toMatchObject({ code: 'parse-failed' });
    expect(await send('bulk_atomic', {})).toMatchObject({ code: 'parse-failed', error: 'expected Array' });
    expect(await data('{ books_by_pk(id: 1) { shelf { id } } }')).toEqual({ books_by_pk: { shelf: { id: 1 } } });
  });
});

it.each([
  ['select', { columns: ['id'], filter: {} }, '{ boxes: other_boxes { id } }', { boxes: [] }],
  [
    'insert',
    { columns: ['id'], check: {} },
    'mutation { x: insert_other_boxes(objects: []) { affected_rows } }',
    { x: { affected_rows: 0 } },
  ],
  [
    'update',
    { columns: ['id'], filter: {} },
    'mutation { x: update_other_boxes(where: {}, _set: {id: 1}) { affected_rows } }',
    { x: { affected_rows: 0 } },
  ],
  [
    'delete',
    { filter: {} },
    'mutation { x: delete_other_boxes(where: {}) { affected_rows } }',
    { x: { affected_rows: 0 } },
  ],
])('a permission to %s is created and dropped', async (kind, permission, query, expected) => {
  const place = { source: 'default', table: { schema: 'other', name: 'boxes' }, role: 'worker' };
  const seen = ['pg_create_select_permission', { ...place, permission: { columns: ['id'], filter: {} } }] as const;
  await done(...(kind === 'select' || kind === 'insert' ? [] : [seen]));
  await done([`pg_create_${kind}_permission`, { ...place, permission, comment: 'mine' }]);
  expect(await data(query, 'worker')).toEqual(expected);
  expect(await send(`pg_create_${kind}_permission`, { ...place, permission })).toEqual({
    code: 'already-exists',
    error: `${kind} permission already defined on table "other.boxes" with role "worker"`,
    path: '$.args',
  });
  await done([`pg_drop_${kind}_permission`, place]);
  expect(await data(query, 'worker')).toBeUndefined();
  expect(await send(`pg_drop_${kind}_permission`, place)).toMatchObject({ code: 'not-exists', path: '$.args' });
});

it('computed fields are added and dropped', async () => {
  const field = { table: 'shelves', name: 'size', definition: { function: 'shelf_size' } };
  await done(['pg_add_computed_field', field]);
  expect(await data('{ shelves_by_pk(id: 1) { size } }')).toEqual({ shelves_by_pk: { size: 2 } });
  await done(['pg_drop_computed_field', { table: 'shelves', name: 'size' }]);
  expect(await data('{ shelves { size } }')).toBeUndefined();
});

it('functions are tracked, permitted and untracked, under either form of their name', async () => {
  const mine = { function: { schema: 'public', name: 'long_books' }, role: 'reader' };
  const seen = { table: 'books', role: 'reader', permission: { columns: ['id'], filter: {} } };
  await done([
    'pg_track_function',
    { source: 'default', function: 'long_books', configuration: { custom_name: 'long' } },
  ]);
  expect(await data('{ long { id } }')).toEqual({ long: [{ id: 2 }] });
  expect(await send('pg_track_function', { function: { name: 'long_books' } })).toMatchObject({
    code: 'already-tracked',
    error: 'function already tracked: "long_books"',
  });
  await done(['pg_create_select_permission', seen], ['pg_create_function_permission', mine]);
  expect((await exported()).sources[0]?.functions).toMatchObject([{ permissions: [{ role: 'reader' }] }]);
  expect(await send('pg_create_function_permission', mine)).toMatchObject({
    error: 'permission of role "reader" already exists for function "long_books" in source: default',
  });
  await done(['pg_drop_function_permission', mine], ['untrack_function', { name: 'long_books', schema: 'public' }]);
  await done(['track_function', 'long_books'], ['pg_untrack_function', { function: 'long_books' }]);
  expect((await exported()).sources[0]?.functions).toEqual([]);
});

it('tables are customised, and become enums', async () => {
  await done(['pg_set_table_customization', { table: 'books', configuration: { custom_name: 'volumes' } }]);
  expect(await data('{ volumes(limit: 1) { id } }')).toEqual({ volumes: [{ id: 1 }] });
  expect(await send('pg_set_table_is_enum', { table: 'books', is_enum: true })).toMatchObject({
    code: 'invalid-configuration',
    path: '$.args',
  });
  await running.sql(`create table kinds (value text primary key); insert into kinds values ('novel')`);
  await done(['track_table', 'kinds'], ['pg_set_table_is_enum', { table: 'kinds', is_enum: true }]);
  expect((await exported()).sources[0]?.tables?.at(-1)).toEqual({ table: 'kinds', is_enum: true });
});

it('actions, their types and their permissions are created, changed and dropped', async () => {
  const definition = { kind: 'synchronous', handler: 'http://127.0.0.1:9', type: 'query', output_type: 'Receipt' };
  const types = { objects: [{ name: 'Receipt', fields: [{ name: 'id', type: 'Int!' }] }] };
  expect(await send('create_action', { name: 'lend', definition })).toMatchObject({ code: 'invalid-configuration' });
  await done(
    ['set_custom_types', types],
    ['create_action', { name: 'lend', definition, comment: 'Lends' }],
    ['create_action_permission', { action: 'lend', role: 'reader' }],
  );
  expect(await errorOf(running, '{ lend { id } }', asAdmin('reader'))).toMatchObject({
    message: 'http exception when calling webhook',
  });
  await done(['update_action', { name: 'lend', definition: { ...definition, output_type: 'Int' } }]);
  expect((await exported()).actions).toEqual([
    {
      name: 'lend',
      definition: { ...definition, output_type: 'Int' },
      comment: 'Lends',
      permissions: [{ role: 'reader' }],
    },
  ]);
  expect(await send('create_action', { name: 'lend', definition })).toMatchObject({
    code: 'already-exists',
    error: 'action with name "lend" already exists',
  });
  await done(['drop_action_permission', { action: 'lend', role: 'reader' }]);
  expect(await errorOf(running, '{ lend }', asAdmin('reader'))).toMatchObject({ code: 'validation-failed' });
  expect(await send('drop_action_permission', { action: 'lend', role: 'reader' })).toMatchObject({
    code: 'not-exists',
    error: 'permission for role "reader" is not defined on "lend"',
  });
  await done(['drop_action', { name: 'lend' }]);
  expect(await send('drop_action', { name: 'lend' })).toMatchObject({
    error: 'action with name "lend" does not exist',
  });
});

it('collections, endpoints and inherited roles come and go', async () => {
  const queries = [{ name: 'all', query: '{ shelves(order_by: {id: asc}) { id } }' }];
  const endpoint = {
    name: 'shelves',
    url: 'shelves',
    methods: ['GET'],
    definition: { query: { collection_name: 'mine', query_name: 'all' } },
  };
  await done(
    ['create_query_collection', { name: 'mine', definition: { queries } }],
    ['add_collection_to_allowlist', { collection: 'mine' }],
    ['create_rest_endpoint', endpoint],
    ['add_inherited_role', { role_name: 'chief', role_set: ['reader', 'worker'] }],
  );
  const read = await fetch(`${running.url}/api/rest/shelves`, { headers: asAdmin() });
  expect(await read.json()).toEqual({ shelves: [{ id: 1 }, { id: 2 }] });
  expect(await exported()).toMatchObject({
    allowlist: [{ collection: 'mine' }],
    inherited_roles: [{ role_name: 'chief' }],
  });
  expect(await send('drop_query_collection', { collection: 'mine' })).toMatchObject({ code: 'dependency-error' });
  await done(
    ['drop_rest_endpoint', { name: 'shelves' }],
    ['drop_collection_from_allowlist', { collection: 'mine' }],
    ['drop_query_collection', { collection: 'mine' }],
    ['drop_inherited_role', { role_name: 'chief' }],
  );
  expect(await exported()).toMatchObject({
    query_collections: [],
    allowlist: [],
    rest_endpoints: [],
    inherited_roles: [],
  });
});

it.each<[string, unknown, object]>([
  [
    'pg_create_object_relationship',
    foreign('nothing', 'title'),
    {
      code: 'invalid-configuration',
      error: expect.stringMatching(/^Inconsistent object: in table "books": in relationship "nothing": /) as unknown,
      path: '$.args',
    },
  ],
  [
    'pg_create_object_relationship',
    { ...foreign('a', 'b'), table: 'nowhere' },
    { code: 'not-exists', error: 'table "nowhere" does not exist in source: default' },
  ],
  [
    'pg_create_object_relationship',
    { ...foreign('a', 'b'), source: 'other' },
    { code: 'not-exists', error: 'source with name "other" does not exist' },
  ],
  [
    'pg_create_object_relationship',
    { ...foreign('a', 'b'), source: 5 },
    { code: 'parse-failed', path: '$.args.source' },
  ],
  [
    'pg_create_object_relationship',
    { table: 'books', name: 'a' },
    { code: 'parse-failed', error: 'key "using" not found' },
  ],
  [
    'pg_create_object_relationship',
    { table: 'books', name: 5, using: {} },
    { code: 'parse-failed', path: '$.args.name' },
  ],
  [
    'pg_create_select_permission',
    { role: 'a', permission: {} },
    { code: 'parse-failed', error: 'key "table" not found' },
  ],
  ['pg_create_select_permission', [], { code: 'parse-failed', error: 'expected Object' }],
  ['pg_track_function', { function: 5 }, { code: 'parse-failed', path: '$.args.function' }],
  ['pg_track_function', 'nothing', { code: 'invalid-configuration', path: '$.args' }],
  [
    'pg_untrack_function',
    'nothing',
    { code: 'not-exists', error: 'function "nothing" does not exist in source: default' },
  ],
  ['pg_create_function_permission', { function: 'nothing', role: 'a' }, { code: 'not-exists' }],
  [
    'pg_drop_relationship',
    { table: 'books', relationship: 'a' },
    { code: 'not-exists', error: 'field with name "a" does not exist in table "books"' },
  ],
  ['pg_rename_relationship', { table: 'books', name: 'a', new_name: 'b' }, { code: 'not-exists' }],
  ['pg_set_table_customization', { table: 'books' }, { code: 'parse-failed', error: 'key "configuration" not found' }],
])('%s refuses %j and changes nothing', async (type, args, expected) => {
  expect(await send(type, args)).toMatchObject(expected);
  expect(await exported()).toEqual(empty);
});

describe('resource_version', () => {
  it('must be that of the metadata', async () => {
    const { resource_version: version } = (await call({ type: 'export_metadata', version: 2, args: {} })).body as {
      resource_version: number;
    };
    const replace = { type: 'replace_metadata', version: 2, args: { metadata: { version: 3, sources: [] } } };
    expect(await call({ ...replace, resource_version: version + 1 })).toEqual({
      status: 409,
      body: {
        code: 'conflict',
        error: `metadata resource version referenced (${version + 1}) did not match current version`,
        path: '$',
      },
    });
    expect(await exported()).toEqual(empty);
    expect(await call({ ...replace, resource_version: version })).toEqual({
      status: 200,
      body: { is_consistent: true },
    });
    expect(await call({ ...replace, resource_version: version })).toMatchObject({ status: 409 });
  });
});
