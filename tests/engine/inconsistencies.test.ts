import type { Metadata, TableMetadata } from '../../hasura/engine/metadata/types';
import { startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

let running: RunningEngine;
let original: Metadata;
beforeAll(async () => {
  running = await startEngine();
  await running.sql(`create table shades (value text primary key, note text, code text);
    create table tones (value text primary key); create table hues (value int primary key);
    create table odd_words (value text primary key); insert into odd_words values ('not a name')`);
  original = (await metadataCommand(running, 'export_metadata')) as Metadata;
});
afterAll(() => running.stop());

const missing = 'table missing in source default';

/** What a change of the metadata makes inconsistent, besides the fixture's own missing table. */
async function problemsOf(change: (metadata: Metadata) => Metadata): Promise<string[]> {
  const args = { allow_inconsistent_metadata: true, metadata: change(original) };
  const answer = (await metadataCommand(running, 'replace_metadata', args)) as {
    inconsistent_objects: { type: string; name: string; reason: string }[];
  };
  return answer.inconsistent_objects
    .filter(({ name }) => name !== missing)
    .map(({ name, reason }) => `${name}: ${reason.replace(/^Inconsistent object: /, '')}`);
}

const withTables =
  (change: (tables: TableMetadata[]) => TableMetadata[]) =>
  (metadata: Metadata): Metadata => ({
    ...metadata,
    sources: metadata.sources.map((source) => ({ ...source, tables: change(source.tables ?? []) })),
  });

const withTable = (name: string, more: Partial<TableMetadata>): ((metadata: Metadata) => Metadata) =>
  withTables((tables) =>
    tables.map((table) =>
      typeof table.table === 'object' && table.table.name === name ? { ...table, ...more } : table,
    ),
  );

const tracked = (table: TableMetadata): ((metadata: Metadata) => Metadata) =>
  withTables((tables) => [...tables, table]);

const selectOf = (
  role: string,
  permission: Record<string, never> | object = {},
): NonNullable<TableMetadata['select_permissions']> => [
  { role, permission: { columns: ['id'], filter: {}, ...permission } },
];

it('has none in the fixture, besides its missing table', async () => {
  expect(await problemsOf((metadata) => metadata)).toEqual([]);
});

describe('a table', () => {
  it.each<[string, TableMetadata, string]>([
    [
      'tracked twice',
      { table: 'tenants' },
      'table tenants in source default: the table "tenants" is tracked more than once',
    ],
    [
      'with a name for a column that is not there',
      { table: 'hues', configuration: { column_config: { shade: { custom_name: 'tone' } } } },
      'table hues in source default: column "shade" does not exist in table "hues"',
    ],
    [
      'with a column’s name that no document can hold',
      { table: 'hues', configuration: { column_config: { value: { custom_name: 'a value' } } } },
      'table hues in source default: the column name "a value" is not a GraphQL name',
    ],
    [
      'with a root field’s name that no document can hold',
      { table: 'hues', configuration: { custom_root_fields: { select: 'all hues' } } },
      'table hues in source default: the root field name "all hues" is not a GraphQL name',
    ],
    [
      'with two columns of one name',
      { table: 'shades', configuration: { column_config: { note: { custom_name: 'code' } } } },
      'table shades in source default: the column name "code" is there more than once',
    ],
    [
      'with a root field that another table has',
      { table: 'hues', configuration: { custom_root_fields: { select: 'tenants' } } },
      'table hues in source default: table "tenants" has the query field "tenants" already',
    ],
  ])('%s', async (_, table, problem) => {
    expect(await problemsOf(tracked(table))).toEqual([problem]);
  });
});

describe('an enum table', () => {
  it.each([
    ['tones', 'it must have at least one row'],
    ['shades', 'it may have one column besides the primary key, for comments'],
    ['hues', 'the column "value" must be of type text'],
    ['odd_words', 'the value "not a name" is not a GraphQL name'],
    ['memberships', 'its primary key must be one column'],
  ])('%s: %s', async (table, reason) => {
    const change = table === 'memberships' ? withTable(table, { is_enum: true }) : tracked({ table, is_enum: true });
    expect(await problemsOf(change)).toContain(
      `table ${table} in source default: the table "${table}" cannot be used as an enum: ${reason}`,
    );
  });
});

describe('a field', () => {
  const using = { foreign_key_constraint_on: 'tenant_id' };

  it.each([
    ['tenant_id', 'the table "ledgers" has a field "tenant_id" already'],
    ['its tenant', 'the field name "its tenant" is not a GraphQL name'],
  ])('named %s is refused', async (name, reason) => {
    expect(await problemsOf(withTable('ledgers', { object_relationships: [{ name, using }] }))).toContain(
      `object_relation ${name} in table ledgers in source default: in table "ledgers": in relationship "${name}": ${reason}`,
    );
  });

  it('is there once', async () => {
    const twice = { name: 'tenant', using };
    const reason = 'the table "ledgers" has a field "tenant" already';
    expect(await problemsOf(withTable('ledgers', { object_relationships: [twice, { ...twice }] }))).toContain(
      `object_relation tenant in table ledgers in source default: in table "ledgers": in relationship "tenant": ${reason}`,
    );
  });

  it('needs a foreign key', async () => {
    const relationship = { name: 'owner', using: { foreign_key_constraint_on: 'title' } };
    const reason = 'no foreign constraint exists on the given column(s): title of ledgers';
    expect(await problemsOf(withTable('ledgers', { object_relationships: [relationship] }))).toContain(
      `object_relation owner in table ledgers in source default: in table "ledgers": in relationship "owner": ${reason}`,
    );
  });
});

describe('a permission', () => {
  it.each<[string, NonNullable<TableMetadata['select_permissions']>, string]>([
    ['for admin', selectOf('admin'), 'in permission for role "admin": cannot define permission for admin role'],
    [
      'for a role that has it',
      [...selectOf('user'), ...selectOf('user')],
      'in permission for role "user": the role "user" has this permission already',
    ],
    [
      'with a column that is not there',
      selectOf('user', { columns: ['id', 'iban'] }),
      'in permission for role "user": column "iban" does not exist in table "tenants"',
    ],
    [
      'with a computed field that is not there',
      selectOf('user', { computed_fields: ['heading'] }),
      'in permission for role "user": computed field "heading" does not exist in table "tenants"',
    ],
  ])('%s', async (_, permissions, problem) => {
    expect(await problemsOf(withTable('tenants', { select_permissions: permissions }))).toEqual([
      `select_permission ${permissions[0]?.role ?? ''} in table tenants in source default: in table "tenants": ${problem}`,
    ]);
  });
});

describe('actions', () => {
  const action = (name: string, definition: object = {}): NonNullable<Metadata['actions']>[number] => ({
    name,
    definition: { handler: 'http://127.0.0.1:9', output_type: 'ClosedLedger', type: 'mutation', ...definition },
  });
  const added = (...more: NonNullable<Metadata['actions']>) => ({
    change: (metadata: Metadata): Metadata => ({ ...metadata, actions: [...(metadata.actions ?? []), ...more] }),
  });

  it.each<[string, NonNullable<Metadata['actions']>[number], string]>([
    ['of one name', action('closeLedger'), 'the action "closeLedger" is there more than once'],
    [
      'with a scalar that nobody knows',
      action('reopen', { arguments: [{ name: 'at', type: '[Moment!]' }] }),
      'the type "Moment" of "at" is not known, or does not go there',
    ],
    [
      'that take what only comes out',
      action('reopen', { arguments: [{ name: 'ledger', type: 'ClosedLedger' }] }),
      'the type "ClosedLedger" of "ledger" is not known, or does not go there',
    ],
    [
      'without a variable that they need',
      action('reopen', { handler: '{{ABSENT}}/reopen' }),
      'Value for environment variables not found: ["ABSENT"]',
    ],
  ])('%s', async (_, given, reason) => {
    expect(await problemsOf(added(given).change)).toEqual([
      `action ${given.name}: in action "${given.name}"; ${reason}`,
    ]);
  });

  it('take scalars of Postgres', async () => {
    const given = action('reopen', { arguments: ['uuid', 'bigint', 'citext'].map((type) => ({ name: type, type })) });
    expect(await problemsOf(added(given).change)).toEqual([]);
  });

  it('with the name of a table’s field', async () => {
    expect(await problemsOf(added(action('tenants', { type: 'query' })).change)).toEqual([
      'action tenants: table "tenants" has the query field "tenants" already',
    ]);
  });
});

describe('custom types', () => {
  const withObject = (object: NonNullable<NonNullable<Metadata['custom_types']>['objects']>[number]) =>
    problemsOf((metadata) => ({
      ...metadata,
      custom_types: { ...metadata.custom_types, objects: [...(metadata.custom_types?.objects ?? []), object] },
    }));
  const fields = [{ name: 'id', type: 'Int!' }];

  it('with the name of a table’s type', async () => {
    expect(await withObject({ name: 'ledgers_bool_exp', fields })).toEqual([
      'custom_types ledgers_bool_exp: the table "ledgers" has a type "ledgers_bool_exp"',
    ]);
  });

  it.each([
    ['ClosedPart', fields, '"ClosedPart" is there more than once'],
    ['String', fields, '"String" is there more than once'],
    ['Empty', [], '"Empty" is empty'],
    ['Twice', [...fields, ...fields], '"Twice" has "id" more than once'],
    ['Odd', [{ name: 'at', type: 'Moment' }], '"Moment" of "at" is not known, or does not go there'],
  ])('%s', async (name, of, reason) => {
    expect(await withObject({ name, fields: of })).toEqual([expect.stringMatching(reason)]);
  });

  it('with a relationship over a field that is not there', async () => {
    const relationship = {
      name: 'ledger',
      type: 'object' as const,
      remote_table: 'ledgers',
      field_mapping: { key: 'id' },
    };
    expect(await withObject({ name: 'Linked', fields, relationships: [relationship] })).toEqual([
      'custom_types Linked.ledger: the type "Linked" has no field "key"',
    ]);
  });
});
