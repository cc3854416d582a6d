import { olderVersion } from '../../hasura/engine/metadata/loadDirectory';
import type { Metadata } from '../../hasura/engine/metadata/types';
import { adminSecret, asAdmin, startEngine, type RunningEngine } from './support/fixture';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined });
});
beforeEach(() => send({ type: 'clear_metadata', args: {} }));
afterAll(() => running.stop());

async function send(
  body: unknown,
  path = '/v1/metadata',
  headers = asAdmin(),
): Promise<{ status: number; body: unknown }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${running.url}${path}`, { method: 'POST', headers, body: text });
  return { status: response.status, body: await response.json() };
}

const tracking = (...tables: string[]): Metadata => ({
  version: 3,
  sources: [{ name: 'default', tables: tables.map((table) => ({ table })) }],
});
const replace = (args: unknown): Promise<{ status: number; body: unknown }> => send({ type: 'replace_metadata', args });
const isServed = async (field: string): Promise<boolean> =>
  (await running.post(`{ ${field} { id } }`)).data !== undefined;

describe('replace_metadata', () => {
  it('serves the new metadata from the next request on', async () => {
    expect(await replace(tracking('tenants'))).toEqual({ status: 200, body: { message: 'success' } });
    expect([await isServed('tenants'), await isServed('ledgers')]).toEqual([true, false]);
    expect(await replace({ metadata: tracking('ledgers') })).toEqual({ status: 200, body: { is_consistent: true } });
    expect([await isServed('tenants'), await isServed('ledgers')]).toEqual([false, true]);
  });

  it('refuses what is inconsistent, and goes on with what was there', async () => {
    await replace(tracking('tenants'));
    for (const args of [tracking('ledgers', 'missing'), { metadata: tracking('ledgers', 'missing') }]) {
      const { status, body } = await replace(args);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        path: '$.args',
        error: 'cannot continue due to inconsistent metadata',
        code: 'unexpected',
        internal: [{ type: 'table', name: 'table missing in source default' }],
      });
    }
    expect([await isServed('tenants'), await isServed('ledgers')]).toEqual([true, false]);
  });

  it('serves the rest when inconsistencies are allowed, and lists them', async () => {
    const { body } = await replace({ allow_inconsistent_metadata: true, metadata: tracking('ledgers', 'missing') });
    expect(body).toMatchObject({
      is_consistent: false,
      inconsistent_objects: [{ type: 'table', name: 'table missing in source default' }],
    });
    expect(await isServed('ledgers')).toBe(true);
    expect(await send({ type: 'get_inconsistent_metadata', args: {} })).toMatchObject({
      body: { is_consistent: false, inconsistent_objects: [{ name: 'table missing in source default' }] },
    });
  });

  it.each([
    [[], '$.args', 'expected Object'],
    [{ metadata: { version: 2 } }, '$.args', olderVersion],
    [{ metadata: [] }, '$.args', olderVersion],
    [{}, '$.args', olderVersion],
  ])('takes no %j', async (args, path, error) => {
    expect(await replace(args)).toEqual({ status: 400, body: { path, error, code: 'parse-failed' } });
  });

  it('takes metadata without sources', async () => {
    expect(await replace({ version: 3 })).toEqual({ status: 200, body: { message: 'success' } });
    expect(await send({ type: 'export_metadata' })).toEqual({ status: 200, body: { version: 3, sources: [] } });
  });
});

it('clear_metadata leaves nothing tracked', async () => {
  await replace(tracking('tenants'));
  expect(await send({ type: 'clear_metadata', args: {} })).toEqual({ status: 200, body: { message: 'success' } });
  expect(await isServed('tenants')).toBe(false);
});

it('reload_metadata sees what has changed in the database', async () => {
  await replace(tracking('tenants'));
  const reload = { type: 'reload_metadata', args: {} };
  expect(await send(reload)).toEqual({ status: 200, body: { message: 'success', is_consistent: true } });
  await running.sql('alter table tenants rename to renamed');
  expect(await send(reload)).toMatchObject({
    status: 200,
    body: {
      message: 'success',
      is_consistent: false,
      inconsistent_objects: [{ type: 'table', name: 'table tenants in source default' }],
    },
  });
  await running.sql('alter table renamed rename to tenants');
});

describe('run_sql', () => {
  const sql = (text: string, type = 'run_sql'): Promise<{ status: number; body: unknown }> =>
    send({ type, args: { sql: text } }, '/v2/query');

  it('gives rows as text under their names, and says nothing of other statements', async () => {
    expect(await sql('select id, name from tenants order by id')).toEqual({
      status: 200,
      body: {
        result_type: 'TuplesOk',
        result: [
          ['id', 'name'],
          ['1', 'Aldgate'],
          ['2', 'Borealis'],
        ],
      },
    });
    expect(await sql(`update tenants set name = 'A' where id = 1`, 'pg_run_sql')).toEqual({
      status: 200,
      body: { result_type: 'CommandOk', result: null },
    });
    expect(await sql('select 1 as a; select 2 as b')).toMatchObject({ body: { result: [['b'], ['2']] } });
  });

  it('tells an administrator what Postgres has refused, alone and in a batch', async () => {
    const text = 'select * from nowhere';
    const refusal = {
      path: '$',
      error: 'query execution failed',
      code: 'postgres-error',
      internal: {
        statement: text,
        prepared: false,
        arguments: [],
        error: {
          exec_status: 'FatalError',
          status_code: '42P01',
          message: 'relation "nowhere" does not exist',
          description: null,
          hint: null,
        },
      },
    };
    const command = { type: 'run_sql', args: { sql: text } };
    expect(await sql(text)).toEqual({ status: 400, body: refusal });
    expect(await send({ type: 'bulk', args: [command] })).toEqual({ status: 400, body: refusal });
    expect(await send({ type: 'bulk_keep_going', args: [command, { type: 'export_metadata' }] })).toMatchObject({
      status: 200,
      body: [refusal, { version: 3 }],
    });
  });

  it('needs its text', async () => {
    expect(await send({ type: 'run_sql', args: {} })).toMatchObject({
      status: 400,
      body: { code: 'parse-failed', error: 'key "sql" not found', path: '$.args' },
    });
  });
});

it('bulk runs commands in order and gives their answers', async () => {
  const args = [
    { type: 'replace_metadata', args: tracking('tenants') },
    { type: 'export_metadata', args: {} },
  ];
  expect(await send({ type: 'bulk', args })).toEqual({
    status: 200,
    body: [{ message: 'success' }, { version: 3, sources: tracking('tenants').sources }],
  });
});

it('bulk_keep_going answers each command, refused or not', async () => {
  const args = [
    { type: 'replace_metadata', args: tracking('missing') },
    { type: 'pg_track_table', args: { source: 'default', table: 'tenants' } },
  ];
  expect(await send({ type: 'bulk_keep_going', args })).toMatchObject({
    status: 200,
    body: [{ code: 'unexpected', error: 'cannot continue due to inconsistent metadata' }, { message: 'success' }],
  });
  expect(await isServed('tenants')).toBe(true);
});

it('the second version of export_metadata counts the changes', async () => {
  const exported = async (): Promise<{ resource_version: number; metadata: unknown }> =>
    (await send({ type: 'export_metadata', version: 2, args: {} })).body as never;
  const before = await exported();
  await replace(tracking('tenants'));
  await send({ type: 'reload_metadata', args: {} });
  expect(await exported()).toEqual({
    resource_version: before.resource_version + 1,
    metadata: { version: 3, sources: tracking('tenants').sources },
  });
});

it('drop_inconsistent_metadata keeps what is served', async () => {
  await replace({ allow_inconsistent_metadata: true, metadata: tracking('tenants', 'missing') });
  expect(await send({ type: 'drop_inconsistent_metadata', args: {} })).toMatchObject({ body: { message: 'success' } });
  expect((await send({ type: 'export_metadata', args: {} })).body).toEqual(tracking('tenants'));
  expect((await send({ type: 'get_inconsistent_metadata', args: {} })).body).toMatchObject({ is_consistent: true });
});

it('a table is tracked under the older name of the command', async () => {
  await send({ type: 'add_existing_table_or_view', args: { schema: 'public', name: 'tenants' } });
  expect(await isServed('tenants')).toBe(true);
});

it.each<[unknown, object]>([
  [
    { type: 'run_sql', args: { source: 'elsewhere', sql: 'select 1' } },
    { code: 'not-exists', error: 'source with name "elsewhere" does not exist', path: '$.args' },
  ],
  [
    { type: 'bulk', args: {} },
    { code: 'parse-failed', error: 'expected Array', path: '$.args' },
  ],
  [
    { type: 'drop_everything', args: {} },
    { code: 'parse-failed', error: 'unknown command "drop_everything"', path: '$.type' },
  ],
  [{ args: {} }, { code: 'parse-failed', error: 'key "type" not found', path: '$' }],
  [[], { code: 'parse-failed', error: 'key "type" not found', path: '$' }],
  ['{', { code: 'invalid-json', error: 'invalid JSON in the request body', path: '$' }],
])('%j is no command', async (body, expected) => {
  expect(await send(body)).toEqual({ status: 400, body: expected });
});

it.each([
  [
    'a role',
    { ...asAdmin(), 'x-hasura-role': 'user' },
    401,
    { code: 'access-denied', error: 'restricted access : admin only' },
  ],
  ['a wrong secret', { 'x-hasura-admin-secret': `${adminSecret}!` }, 401, { code: 'access-denied' }],
  [
    'nobody',
    {},
    401,
    { code: 'access-denied', error: 'x-hasura-admin-secret/x-hasura-access-key required, but not found' },
  ],
])('%s may send none', async (_who, headers: Record<string, string>, status, body) => {
  for (const path of ['/v1/metadata', '/v2/query', '/v1/graphql/explain']) {
    expect(await send({ type: 'export_metadata' }, path, headers)).toMatchObject({ status, body });
  }
});
