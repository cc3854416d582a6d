import type { Metadata } from '../../hasura/engine/metadata/types';
import { startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

/* pg_track_tables, pg_untrack_tables and pg_drop_source, as Hasura's metadata API reference and TrackTablesSpec describe them. */

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined });
});
beforeEach(() => replace([]));
afterAll(() => running.stop());

const send = (type: string, args: unknown = {}): Promise<unknown> => metadataCommand(running, type, args);
const replace = (tables: readonly unknown[], others: object = {}): Promise<unknown> =>
  send('replace_metadata', { version: 3, sources: [{ name: 'default', kind: 'postgres', tables }], ...others });
const success = { message: 'success' };
const exported = async (): Promise<Metadata> => (await send('export_metadata')) as Metadata;
const tracked = async (): Promise<unknown> =>
  (await exported()).sources.flatMap(({ tables = [] }) => tables.map(({ table }) => table));
const isServed = async (field: string): Promise<boolean> =>
  (await running.post(`{ ${field} { id } }`)).data !== undefined;
const warning = (verb: string, table: string, message: string) => ({
  code: `${verb}-table-failed`,
  message,
  name: `table ${table} in source default`,
  type: 'table',
});
const alreadyTracked = warning('track', 'tenants', 'view/table already tracked: "tenants"');
const missing = warning('track', 'missing', 'Inconsistent object: no such table/view exists in source: "missing"');
const tenant = { name: 'tenant', using: { foreign_key_constraint_on: 'tenant_id' } };
const ledger = { name: 'ledger', using: { foreign_key_constraint_on: 'ledger_id' } };
const ledgers = { table: 'ledgers', object_relationships: [tenant] };
const postings = { table: 'postings', object_relationships: [ledger] };

describe('pg_track_tables', () => {
  it('tracks all of them, each with its configuration', async () => {
    const tables = [
      { table: 'tenants', source: 'default' },
      { table: { schema: 'public', name: 'ledgers' }, configuration: { custom_name: 'books' } },
    ];
    expect(await send('pg_track_tables', { tables })).toEqual(success);
    expect([await isServed('tenants'), await isServed('books')]).toEqual([true, true]);
  });

  it('tracks the others where some fail, with warnings', async () => {
    await replace([{ table: 'tenants' }]);
    const elsewhere = warning('track', 'postings', 'source with name "other" does not exist');
    const args = {
      tables: [
        { table: 'missing' },
        { table: 'tenants' },
        { table: 'postings', source: 'other' },
        { table: 'ledgers' },
      ],
    };
    expect(await send('pg_track_tables', args)).toEqual({
      ...success,
      warnings: [alreadyTracked, { ...elsewhere, name: 'table postings in source other' }, missing],
    });
    expect(await tracked()).toEqual(['tenants', 'ledgers']);
  });

  it.each([
    [{ table: 'tenants' }, alreadyTracked],
    [{ table: 'missing' }, missing],
  ])('tracks none where %j fails and warnings are not allowed', async (failing, expected) => {
    await replace([{ table: 'tenants' }]);
    expect(await send('pg_track_tables', { allow_warnings: false, tables: [{ table: 'ledgers' }, failing] })).toEqual({
      code: 'metadata-warnings',
      error: 'failed due to metadata warnings',
      path: '$.args',
      internal: [expected],
    });
    expect(await tracked()).toEqual(['tenants']);
    expect(await isServed('ledgers')).toBe(false);
  });

  it.each([
    [
      [{ table: 'tenants' }, { table: 'missing' }],
      [alreadyTracked, missing],
    ],
    [[], []],
  ])('fails where none of %j is left', async (tables, internal) => {
    await replace([{ table: 'tenants' }]);
    expect(await send('pg_track_tables', { tables })).toEqual({
      code: 'invalid-configuration',
      error: 'all tables failed to track',
      path: '$.args',
      internal,
    });
  });

  it('fails as a whole where it makes other objects inconsistent', async () => {
    const configuration = { custom_root_fields: { select: 'tenants' } };
    await replace([{ table: 'ledgers', configuration }]);
    expect(await send('pg_track_tables', { tables: [{ table: 'tenants' }] })).toHaveProperty('code');
    expect(await tracked()).toEqual(['ledgers']);
  });
});

describe('pg_untrack_tables', () => {
  it('untracks all of them, also where they depend on each other', async () => {
    await replace([{ table: 'tenants' }, ledgers, postings]);
    const args = { tables: [{ table: 'tenants' }, { table: 'ledgers' }, { table: 'postings' }] };
    expect(await send('pg_untrack_tables', args)).toEqual(success);
    expect(await tracked()).toEqual([]);
    expect(await isServed('tenants')).toBe(false);
  });

  const depended = (table: string, name: string, owner: string) => {
    const dependent = `object_relation ${name} in table ${owner} in source default`;
    return warning('untrack', table, `cannot drop due to the following dependent objects: ${dependent}`);
  };

  it('leaves those on which others depend, with warnings', async () => {
    await replace([{ table: 'tenants' }, ledgers, postings]);
    const args = { tables: [{ table: 'postings' }, { table: 'tenants' }, { table: 'statuses' }] };
    expect(await send('pg_untrack_tables', args)).toEqual({
      ...success,
      warnings: [
        warning('untrack', 'statuses', 'view/table already untracked: "statuses"'),
        depended('tenants', 'tenant', 'ledgers'),
      ],
    });
    expect(await tracked()).toEqual(['tenants', 'ledgers']);
  });

  it('leaves what a table that stays depends on', async () => {
    await replace([{ table: 'tenants' }, ledgers, postings]);
    const args = { tables: [{ table: 'tenants' }, { table: 'ledgers' }] };
    expect(await send('pg_untrack_tables', args)).toEqual({
      code: 'invalid-configuration',
      error: 'all tables failed to untrack',
      path: '$.args',
      internal: [depended('ledgers', 'ledger', 'postings'), depended('tenants', 'tenant', 'ledgers')],
    });
    expect(await tracked()).toEqual(['tenants', 'ledgers', 'postings']);
  });

  it('drops what depends on those with cascade, and nothing else', async () => {
    await replace([{ table: 'tenants' }, ledgers, postings]);
    const args = { tables: [{ table: 'tenants', cascade: true }, { table: 'ledgers' }] };
    expect(await send('pg_untrack_tables', args)).toEqual({
      ...success,
      warnings: [depended('ledgers', 'ledger', 'postings')],
    });
    expect((await exported()).sources[0]?.tables).toEqual([{ table: 'ledgers', object_relationships: [] }, postings]);
  });

  it('untracks none where one fails and warnings are not allowed', async () => {
    await replace([{ table: 'tenants' }, ledgers, { table: 'statuses' }]);
    const args = { allow_warnings: false, tables: [{ table: 'statuses' }, { table: 'tenants' }] };
    expect(await send('pg_untrack_tables', args)).toEqual({
      code: 'metadata-warnings',
      error: 'failed due to metadata warnings',
      path: '$.args',
      internal: [depended('tenants', 'tenant', 'ledgers')],
    });
    expect(await tracked()).toEqual(['tenants', 'ledgers', 'statuses']);
  });
});

describe.each(['pg_track_tables', 'pg_untrack_tables'])('%s', (command) => {
  it('takes no table twice', async () => {
    const twice = [{ table: 'tenants' }, { table: { schema: 'public', name: 'tenants' } }, { table: 'ledgers' }];
    expect(await send(command, { tables: twice })).toEqual({
      code: 'bad-request',
      error: 'The following tables occur more than once in the request: default.tenants',
      path: '$.args.tables',
    });
  });

  it.each([[[]], [{}], [{ tables: 'tenants' }], [{ tables: [{ table: '' }] }]])('takes no %j', async (args) => {
    expect(await send(command, args)).toMatchObject({ code: 'parse-failed' });
  });
});

describe('pg_drop_source', () => {
  const custom_types = {
    objects: [
      {
        name: 'Receipt',
        fields: [{ name: 'tenantId', type: 'Int' }],
        relationships: [{ name: 'tenant', type: 'object', remote_table: 'tenants', field_mapping: { tenantId: 'id' } }],
      },
    ],
  };

  it('drops the source with its tables, and another may be added', async () => {
    await replace([{ table: 'tenants' }, ledgers]);
    expect(await send('pg_drop_source', { name: 'default' })).toEqual(success);
    expect((await exported()).sources).toEqual([]);
    expect(await isServed('tenants')).toBe(false);
    const configuration = { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } };
    expect(await send('pg_add_source', { name: 'main', configuration })).toEqual(success);
    expect(await send('pg_track_table', { source: 'main', table: 'tenants' })).toEqual(success);
    expect(await isServed('tenants')).toBe(true);
  });

  it('refuses while objects outside of it depend on it, unless told to drop them', async () => {
    await replace([{ table: 'tenants' }], { custom_types });
    expect(await send('pg_drop_source', { name: 'default' })).toEqual({
      code: 'dependency-error',
      error: 'cannot drop due to the following dependent objects: custom_types Receipt.tenant',
      path: '$.args',
    });
    expect(await isServed('tenants')).toBe(true);
    expect(await send('pg_drop_source', { name: 'default', cascade: true })).toEqual(success);
    expect((await exported()).custom_types?.objects?.[0]?.relationships).toEqual([]);
  });

  it('drops an inconsistent source only without cascade', async () => {
    const sources = [
      { name: 'default', tables: [{ table: 'tenants' }] },
      { name: 'archive', tables: [{ table: 'ledgers' }] },
    ];
    await send('replace_metadata', { allow_inconsistent_metadata: true, metadata: { version: 3, sources } });
    expect(await send('pg_drop_source', { name: 'archive', cascade: true })).toEqual({
      code: 'unexpected',
      error: 'source with name "archive" is inconsistent',
      path: '$.args',
    });
    expect(await send('pg_drop_source', { name: 'archive' })).toEqual(success);
    expect(await send('get_inconsistent_metadata')).toEqual({ is_consistent: true, inconsistent_objects: [] });
    expect(await isServed('tenants')).toBe(true);
  });

  it.each([
    [{ name: 'nowhere' }, { code: 'not-exists', error: 'source with name "nowhere" does not exist', path: '$.args' }],
    [{}, { code: 'parse-failed', error: 'key "name" not found', path: '$.args' }],
    [[], { code: 'parse-failed', error: 'key "name" not found', path: '$.args' }],
  ])('refuses %j', async (args, expected) => {
    expect(await send('pg_drop_source', args)).toEqual(expected);
  });
});

describe('commands at the same moment', () => {
  it('each build on what the ones before have left', async () => {
    const names = ['tenants', 'ledgers', 'postings', 'statuses'];
    expect(await Promise.all(names.map((table) => send('pg_track_table', { table })))).toEqual(
      names.map(() => success),
    );
    expect([...((await tracked()) as string[])].sort()).toEqual([...names].sort());
  });

  it('run after one that fails', async () => {
    const [failed, done] = await Promise.all([
      send('pg_track_table', { table: 'missing' }),
      send('pg_track_table', { table: 'tenants' }),
    ]);
    expect([failed, done]).toEqual([expect.objectContaining({ code: 'invalid-configuration' }), success]);
  });
});
