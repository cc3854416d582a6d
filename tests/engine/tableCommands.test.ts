import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inheritanceConflict, newlyInconsistent } from '../../hasura/engine/metadata/inconsistency';
import type { Metadata } from '../../hasura/engine/metadata/types';
import { createFixtureDatabase, metadataDir, startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

/* The commands by which Hasura's command line and console build metadata up, from the start of an empty engine. */

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined });
});
beforeEach(() => send('replace_metadata', empty));
afterAll(() => running.stop());

const send = (type: string, args: unknown = {}): Promise<unknown> => metadataCommand(running, type, args);
const success = { message: 'success' };
const exported = async (): Promise<Metadata> => (await send('export_metadata')) as Metadata;
const isServed = async (field: string): Promise<boolean> =>
  (await running.post(`{ ${field} { id } }`)).data !== undefined;
const configuration = { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } };
const empty = { version: 3, sources: [{ name: 'default', kind: 'postgres', tables: [], configuration }] };

it('starts with the source of its own database, which clear_metadata keeps', async () => {
  const fresh = await startEngine({ metadataDir: undefined });
  expect(await metadataCommand(fresh, 'export_metadata')).toEqual(empty);
  await fresh.stop();
  await send('replace_metadata', { version: 3, sources: [{ ...empty.sources[0], tables: [{ table: 'tenants' }] }] });
  await send('clear_metadata');
  expect(await exported()).toEqual(empty);
});

describe('pg_track_table', () => {
  it('serves the table', async () => {
    expect(await isServed('tenants')).toBe(false);
    expect(await send('pg_track_table', { source: 'default', table: { schema: 'public', name: 'tenants' } })).toEqual(
      success,
    );
    expect(await isServed('tenants')).toBe(true);
    const configured = { table: 'ledgers', configuration: { custom_name: 'books' } };
    expect(await send('track_table', configured)).toEqual(success);
    expect([await isServed('books'), await isServed('tenants')]).toEqual([true, true]);
    expect((await exported()).sources[0]?.tables).toEqual([
      { table: { schema: 'public', name: 'tenants' } },
      configured,
    ]);
  });

  it('takes the name alone, for the source default', async () => {
    expect(await send('track_table', 'tenants')).toEqual(success);
    expect(await send('track_table', { schema: 'public', name: 'ledgers' })).toEqual(success);
    expect([await isServed('tenants'), await isServed('ledgers')]).toEqual([true, true]);
  });

  it.each<[unknown, object]>([
    [
      { table: { name: 'tenants' } },
      { code: 'already-tracked', error: 'view/table already tracked: "tenants"', path: '$.args' },
    ],
    [
      { source: 'other', table: 'ledgers' },
      { code: 'not-exists', error: 'source with name "other" does not exist', path: '$.args' },
    ],
    [
      { table: 'missing' },
      {
        code: 'invalid-configuration',
        error: 'Inconsistent object: no such table/view exists in source: "missing"',
        path: '$.args',
        internal: [{ type: 'table', name: 'table missing in source default' }],
      },
    ],
    [{ table: { schema: 1, name: 'ledgers' } }, { code: 'parse-failed', path: '$.args.table' }],
    [{ table: '' }, { code: 'parse-failed', path: '$.args.table' }],
    [[], { code: 'parse-failed', path: '$.args.table' }],
    [
      { source: 1, table: 'ledgers' },
      { code: 'parse-failed', path: '$.args.source' },
    ],
  ])('refuses %j, and tracks what was tracked', async (args, expected) => {
    await send('track_table', 'tenants');
    expect(await send('pg_track_table', args)).toMatchObject(expected);
    expect((await exported()).sources[0]?.tables).toEqual([{ table: 'tenants' }]);
  });

  it('refuses a table whose root fields another has', async () => {
    await send('track_table', 'tenants');
    const configuration = { custom_name: 'tenants' };
    expect(await send('track_table', { table: 'ledgers', configuration })).toMatchObject({ path: '$.args' });
    expect(await isServed('tenants')).toBe(true);
  });

  it('works beside metadata that was inconsistent before, which stays listed', async () => {
    const sources = [{ name: 'default', tables: [{ table: 'missing' }] }];
    const metadata = { version: 3, sources };
    await send('replace_metadata', { allow_inconsistent_metadata: true, metadata });
    expect(await send('track_table', 'tenants')).toEqual(success);
    expect(await send('get_inconsistent_metadata')).toMatchObject({
      inconsistent_objects: [{ name: 'table missing in source default' }],
    });
  });
});

describe('pg_untrack_table', () => {
  const tenant = { name: 'tenant', using: { foreign_key_constraint_on: 'tenant_id' } };
  const related = {
    version: 3,
    sources: [
      { name: 'default', tables: [{ table: 'tenants' }, { table: 'ledgers', object_relationships: [tenant] }] },
    ],
  };

  it('serves the table no more', async () => {
    await send('track_table', 'tenants');
    expect(await send('pg_untrack_table', { source: 'default', table: 'tenants' })).toEqual(success);
    expect(await isServed('tenants')).toBe(false);
    expect(await send('pg_untrack_table', { table: 'tenants' })).toEqual({
      code: 'already-untracked',
      error: 'view/table already untracked: "tenants"',
      path: '$.args',
    });
  });

  it('refuses while other objects depend on the table', async () => {
    await send('replace_metadata', related);
    expect(await send('pg_untrack_table', { table: 'tenants' })).toEqual({
      code: 'dependency-error',
      error:
        'cannot drop due to the following dependent objects: object_relation tenant in table ledgers in source default',
      path: '$.args',
    });
    expect(await isServed('tenants')).toBe(true);
  });

  it('drops what depends on the table when told to', async () => {
    await send('replace_metadata', related);
    expect(await send('pg_untrack_table', { table: 'tenants', cascade: true })).toEqual(success);
    expect((await exported()).sources[0]?.tables).toEqual([{ table: 'ledgers', object_relationships: [] }]);
    expect([await isServed('tenants'), await isServed('ledgers')]).toEqual([false, true]);
  });
});

describe('pg_add_source', () => {
  it('replaces the configuration of the source, and keeps what is tracked', async () => {
    await send('track_table', 'tenants');
    const args = { name: 'default', configuration, replace_configuration: true };
    expect(await send('pg_add_source', args)).toEqual(success);
    expect(await isServed('tenants')).toBe(true);
    expect(await send('pg_add_source', { ...args, replace_configuration: false })).toEqual({
      code: 'already-exists',
      error: 'source with name "default" already exists',
      path: '$.args',
    });
  });

  it('adds the one source under any name, and its database is the one that is changed', async () => {
    const other = await createFixtureDatabase();
    await send('replace_metadata', { version: 3, sources: [] });
    const named = { connection_info: { database_url: other.url } };
    expect(await send('pg_add_source', { name: 'main', configuration: named })).toEqual(success);
    await send('run_sql', { sql: 'create table added (id int)' });
    expect(await other.sql(`select to_regclass('added') is not null as is_there`)).toEqual([{ is_there: true }]);
    expect(await send('pg_track_table', { source: 'main', table: 'added' })).toEqual(success);
    expect(await isServed('added')).toBe(true);
    await send('replace_metadata', empty);
    await other.drop();
  });

  it('refuses a second source', async () => {
    expect(await send('pg_add_source', { name: 'archive', configuration })).toEqual({
      code: 'not-supported',
      error: 'one source of Postgres is served, "default"',
      path: '$.args',
    });
  });

  it.each([[[]], [{ configuration }], [{ name: 'default' }]])('takes no %j', async (args) => {
    expect(await send('pg_add_source', args)).toMatchObject({ code: 'parse-failed', path: '$.args' });
  });
});

describe('the state of the command line and the console', () => {
  it('is empty at first, and each has its own', async () => {
    const first = (await send('get_catalog_state')) as Record<string, unknown>;
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), cli_state: {}, console_state: {} });
    const cli = { migrations: { default: { '1': false } }, isStateCopyCompleted: true };
    expect(await send('set_catalog_state', { type: 'cli', state: cli })).toEqual(success);
    expect(await send('set_catalog_state', { type: 'console', state: { onboardingShown: true } })).toEqual(success);
    await send('clear_metadata');
    expect(await send('get_catalog_state')).toEqual({
      ...first,
      cli_state: cli,
      console_state: { onboardingShown: true },
    });
    await send('set_catalog_state', { type: 'cli', state: {} });
    expect(await send('get_catalog_state')).toMatchObject({ cli_state: {}, console_state: { onboardingShown: true } });
  });

  it.each([
    [{ type: 'id', state: {} }, '$.args.type'],
    [{ state: {} }, '$.args.type'],
    [{ type: 'cli' }, '$.args.state'],
    [{ type: 'cli', state: [] }, '$.args.state'],
    [[], '$.args'],
  ])('takes no %j', async (args, path) => {
    expect(await send('set_catalog_state', args)).toMatchObject({ code: 'parse-failed', path });
  });
});

it('does what a migration of a new project asks for, in one batch', async () => {
  const batch = [
    { type: 'pg_run_sql', args: { source: 'default', sql: 'create table migrated (id int primary key)' } },
    { type: 'pg_track_table', args: { source: 'default', table: 'migrated' } },
  ];
  expect(await send('bulk', batch)).toEqual([{ result_type: 'CommandOk', result: null }, success]);
  expect(await isServed('migrated')).toBe(true);
});

it('counts what blocks and was not there before as newly inconsistent', () => {
  const problem = (name: string, type = 'table') => ({ type, name, reason: 'why' });
  const [known, found, conflict] = [problem('a'), problem('b'), problem('c', inheritanceConflict)];
  expect(newlyInconsistent([known], [known, found, conflict])).toEqual([found]);
  expect(newlyInconsistent([known], [{ ...known, reason: 'another' }])).toHaveLength(1);
});

describe('metadata that could not be read', () => {
  it('stays listed when it is loaded again or changed, until it is replaced', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'metadata-'));
    await cp(metadataDir, directory, { recursive: true });
    await writeFile(join(directory, 'cron_triggers.yaml'), '- name: [');
    await writeFile(join(directory, 'remote_schemas.yaml'), '- definition: {}');
    const engine = await startEngine({ metadataDir: directory });
    const listed = async (): Promise<string[]> => {
      const { inconsistent_objects: problems } = (await metadataCommand(engine, 'get_inconsistent_metadata')) as {
        inconsistent_objects: { name: string }[];
      };
      return problems.map(({ name }) => name);
    };
    const all = ['file cron_triggers.yaml', 'remote_schema remote_schemas[0]', 'table missing in source default'];
    expect(await listed()).toEqual(all);
    expect(await metadataCommand(engine, 'reload_metadata')).toMatchObject({
      message: 'success',
      is_consistent: false,
    });
    expect(await listed()).toEqual(all);
    await engine.sql('create table later (id int)');
    expect(await metadataCommand(engine, 'track_table', 'later')).toEqual(success);
    expect(await listed()).toEqual(all);
    const metadata = await metadataCommand(engine, 'export_metadata');
    await metadataCommand(engine, 'replace_metadata', { allow_inconsistent_metadata: true, metadata });
    expect(await listed()).toEqual(['table missing in source default']);
    await engine.stop();
    await rm(directory, { recursive: true });
  });
});
