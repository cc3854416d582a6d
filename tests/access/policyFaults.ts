import { isJsonObject, type Json, type JsonObject } from '../../hasura/engine/json';
import type { Metadata, TableMetadata } from '../../hasura/engine/metadata/types';
import { columnsOf, filterOf, secretsOf, type Policy } from './policy';

/** The columns of each table of the schema `public`, views included. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** The differences between the metadata and the written policy, for all tables or for those named. Empty when they agree. */
export function policyFaults(
  policy: Policy,
  metadata: Metadata,
  columns: Columns,
  tables: readonly string[] = [...new Set([...columns.keys(), ...Object.keys(policy.tables)])],
): string[] {
  const tracked = new Map(tablesOf(metadata).map((table) => [nameOf(table), table]));
  return tables.flatMap((name) => {
    const line = policy.tables[name];
    const existing = columns.get(name);
    if (!line) return [`${name}: the policy has no line for it`];
    if (!existing) return [`${name}: the policy has a line, the database has no such table`];
    const table = tracked.get(name);
    if ((table === undefined) !== (line.untracked ?? false)) return [`${name}: tracked is not as the policy says`];
    return [
      ...columnFaults(policy, name, existing),
      ...difference(name, writtenPermissions(policy, name, existing), table ? actualPermissions(table) : []),
    ];
  });
}

/** The tracked tables of all sources. */
export function tablesOf(metadata: Metadata): TableMetadata[] {
  return metadata.sources.flatMap(({ tables = [] }) => tables);
}

/** A tracked table's name without its schema. */
export function nameOf({ table }: TableMetadata): string {
  return typeof table === 'string' ? table : table.name;
}

/** Columns that the policy speaks of in two ways or none, and those it names that do not exist. */
function columnFaults(policy: Policy, name: string, existing: readonly string[]): string[] {
  const { read = {}, write = {}, admin_only: adminOnly = [], untracked } = policy.tables[name] ?? {};
  const secret = secretsOf(policy, name);
  const readable = new Set(Object.values(read).flatMap((one) => columnsOf(policy, name, one, existing)));
  const isAdminsAlone = untracked === true || readable.size === 0;
  const named = [...readable, ...adminOnly, ...secret, ...Object.values(write).flatMap(({ columns }) => columns)];
  const hidden = [...adminOnly, ...secret];
  return [
    ...named.filter((column) => !existing.includes(column)).map((column) => `${name}.${column}: no such column`),
    ...hidden.filter((column) => readable.has(column)).map((column) => `${name}.${column}: hidden and readable`),
    ...existing
      .filter((column) => !isAdminsAlone && !readable.has(column) && !hidden.includes(column))
      .map((column) => `${name}.${column}: the policy does not say who reads it`),
  ];
}

/** Permissions as lines that can be compared: `user select {...}`. */
function writtenPermissions(policy: Policy, name: string, existing: readonly string[]): string[] {
  const { read = {}, write = {} } = policy.tables[name] ?? {};
  const reads = Object.entries(read).map(([role, one]) =>
    line(role, 'select', {
      columns: columnsOf(policy, name, one, existing),
      filter: filterOf(policy, one.rows),
      limit: one.limit ?? 250,
      allow_aggregations: one.aggregates ?? false,
    }),
  );
  const writes = Object.entries(write).map(([role, one]) =>
    line(role, 'update', {
      columns: [...one.columns],
      filter: filterOf(policy, one.rows),
      check: filterOf(policy, one.check),
      set: one.sets ?? {},
    }),
  );
  return [...reads, ...writes];
}

function actualPermissions(table: TableMetadata): string[] {
  return [
    ...(table.select_permissions ?? []).map(({ role, permission }) =>
      line(role, 'select', { allow_aggregations: false, ...permission }),
    ),
    ...(table.update_permissions ?? []).map(({ role, permission }) => line(role, 'update', { set: {}, ...permission })),
    ...(table.insert_permissions ?? []).map(({ role, permission }) => line(role, 'insert', permission)),
    ...(table.delete_permissions ?? []).map(({ role, permission }) => line(role, 'delete', permission)),
  ];
}

function line(role: string, kind: string, permission: JsonObject): string {
  const columns = Array.isArray(permission.columns) ? permission.columns.map(String).sort() : permission.columns;
  return `${role} ${kind} ${JSON.stringify(sorted({ ...permission, columns: columns ?? null }))}`;
}

/** The same value with its keys in one order. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

function difference(name: string, written: readonly string[], actual: readonly string[]): string[] {
  return [
    ...written.filter((one) => !actual.includes(one)).map((one) => `${name}: the policy says ${one}`),
    ...actual.filter((one) => !written.includes(one)).map((one) => `${name}: the metadata says ${one}`),
  ];
}
