/** What a column holds; the oracle knows no other types. */
export type ColumnType =
  | 'text'
  | 'citext'
  | 'int'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'uuid'
  | 'jsonb'
  | 'text[]';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A stored value. Exact numbers are text, as Postgres writes them; moments are ISO with `+00:00`. */
export type Cell = Json;
export type Row = Readonly<Record<string, Cell>>;

/** All rows by table. */
export type Database = Readonly<Record<string, readonly Row[]>>;

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** Decimals of a numeric column that fixes them. */
  readonly scale?: number;
  /** What a row gets that gives no value; absent: null. */
  readonly fallback?: Cell;
}

export interface Relationship {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: string;
  readonly mapping: Readonly<Record<string, string>>;
  /** The `using` of the metadata. */
  readonly using: Json;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Names of unique constraints with their column; the first is the primary key, always on `id`. */
  readonly unique: Readonly<Record<string, string>>;
  /** Columns with the table whose `id` they hold. */
  readonly references: Readonly<Record<string, string>>;
  readonly relationships: readonly Relationship[];
}

/** Parents before children, so that rows can be loaded in this order. */
export const worldTables: readonly Table[] = [
  table('tenants', {
    columns: [
      column('id', 'int', 'required'),
      column('name', 'text', 'required'),
      column('code', 'citext'),
      column('active', 'boolean', 'required'),
      column('opened', 'date'),
      column('settings', 'jsonb'),
    ],
    unique: { tenants_pkey: 'id', tenants_code_key: 'code' },
    relationships: [many('ledgers', 'ledgers', 'tenant_id'), many('members', 'members', 'tenant_id')],
  }),
  table('members', {
    columns: [
      column('id', 'int', 'required'),
      column('tenant_id', 'int'),
      column('email', 'citext', 'required'),
      column('nickname', 'text'),
      column('points', 'bigint'),
      column('joined', 'date', 'required'),
      column('admin', 'boolean'),
    ],
    unique: { members_pkey: 'id' },
    references: { tenant_id: 'tenants' },
    relationships: [one('tenant', 'tenants', 'tenant_id'), many('postings', 'postings', 'member_id')],
  }),
  table('ledgers', {
    columns: [
      column('id', 'int', 'required'),
      column('tenant_id', 'int', 'required'),
      column('parent_id', 'int'),
      column('title', 'text', 'required'),
      column('currency', 'citext'),
      { ...column('balance', 'numeric'), scale: 4 },
      column('big', 'bigint'),
      { ...column('frozen', 'boolean', 'required'), fallback: false },
      column('changed_at', 'timestamptz'),
      column('labels', 'text[]'),
      column('extra', 'jsonb'),
      column('key', 'uuid'),
    ],
    unique: { ledgers_pkey: 'id', ledgers_key_key: 'key' },
    references: { tenant_id: 'tenants', parent_id: 'ledgers' },
    relationships: [
      one('tenant', 'tenants', 'tenant_id'),
      one('parent', 'ledgers', 'parent_id'),
      many('children', 'ledgers', 'parent_id'),
      many('postings', 'postings', 'ledger_id'),
      {
        name: 'colleagues',
        kind: 'array',
        target: 'members',
        mapping: { tenant_id: 'tenant_id' },
        using: { manual_configuration: { remote_table: 'members', column_mapping: { tenant_id: 'tenant_id' } } },
      },
    ],
  }),
  table('postings', {
    columns: [
      column('id', 'bigint', 'required'),
      column('ledger_id', 'int', 'required'),
      column('member_id', 'int'),
      { ...column('amount', 'numeric', 'required'), scale: 2 },
      column('rate', 'numeric'),
      column('quantity', 'int'),
      column('booked', 'boolean'),
      column('note', 'text'),
      column('booked_at', 'timestamptz', 'required'),
      { ...column('tags', 'text[]', 'required'), fallback: [] },
      column('detail', 'jsonb', 'required'),
    ],
    unique: { postings_pkey: 'id' },
    references: { ledger_id: 'ledgers', member_id: 'members' },
    relationships: [one('ledger', 'ledgers', 'ledger_id'), one('member', 'members', 'member_id')],
  }),
];

function table(name: string, rest: Omit<Table, 'name' | 'references'> & Partial<Table>): Table {
  return { name, references: {}, ...rest };
}

function column(name: string, type: ColumnType, presence: 'required' | 'optional' = 'optional'): Column {
  return { name, type, nullable: presence === 'optional' };
}

function one(name: string, target: string, own: string): Relationship {
  return { name, kind: 'object', target, mapping: { [own]: 'id' }, using: { foreign_key_constraint_on: own } };
}

function many(name: string, target: string, remote: string): Relationship {
  const using = { foreign_key_constraint_on: { table: target, column: remote } };
  return { name, kind: 'array', target, mapping: { id: remote }, using };
}

/** The table of that name. */
export function tableOf(name: string): Table {
  const found = worldTables.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no table ${name}`);
  return found;
}

/** The column of that name. */
export function columnOf(of: Table, name: string): Column {
  const found = of.columns.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no column ${name} in ${of.name}`);
  return found;
}

/** Statements that create the tables. Text is ordered by code point, moments are in UTC, independently of the server's settings. */
export function ddl(): string {
  const habits = `do $$ begin execute format('alter database %I set timezone = ''UTC''', current_database()); end $$`;
  return [
    habits,
    `set timezone = 'UTC'`,
    'drop schema public cascade',
    'create schema public',
    'create extension citext',
    ...worldTables.map(createTable),
  ].join(';\n');
}

function createTable({ name, columns, unique, references }: Table): string {
  const lines = columns.map((of) => {
    const target = references[of.name];
    return [
      of.name,
      of.scale === undefined ? of.type : `numeric(20, ${of.scale})`,
      /text/.test(of.type) ? 'collate "C"' : '',
      of.nullable ? '' : 'not null',
      of.fallback === undefined ? '' : `default '${Array.isArray(of.fallback) ? '{}' : String(of.fallback)}'`,
      target ? `references ${target}` : '',
    ].join(' ');
  });
  const constraints = Object.entries(unique).map(
    ([constraint, of], index) => `constraint ${constraint} ${index === 0 ? 'primary key' : 'unique'} (${of})`,
  );
  return `create table ${name} (${[...lines, ...constraints].join(', ')})`;
}
