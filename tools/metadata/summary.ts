import { isJsonObject, type Json, type JsonObject } from '../../hasura/engine/json';
import { nameKey, qualified } from '../../hasura/engine/metadata/names';
import { allPermissions } from '../../hasura/engine/metadata/permissions';
import type { FunctionMetadata, Metadata, PermissionMetadata, TableMetadata } from '../../hasura/engine/metadata/types';
import { always, isAlways, type BoolExp } from '../../hasura/engine/model/boolExp';
import { describeBoolExp } from '../../hasura/engine/model/describeBoolExp';
import type { Model } from '../../hasura/engine/model/model';
import { grantedTo } from '../../hasura/engine/model/permissions';
import type { Table } from '../../hasura/engine/model/table';

/** What each role may do, table by table, then functions and actions: one line for each permission. */
export function describeAccess(metadata: Metadata, model: Model): string[] {
  const tables = metadata.sources.flatMap((source) => source.tables ?? []);
  const functions = metadata.sources.flatMap((source) => source.functions ?? []);
  return [
    ...tables.flatMap((table) => describeTable(table, model)),
    ...section('functions', functions.map(describeFunction)),
    ...section(
      'actions',
      (metadata.actions ?? []).map(({ name, permissions }) => `${name}: ${rolesOf(permissions)}`),
    ),
    ...section(
      'inherited roles',
      (metadata.inherited_roles ?? []).map(({ role_name: name, role_set: set }) => `${name}: all of ${set.join(', ')}`),
    ),
  ];
}

const kinds = {
  select: 'select_permissions',
  insert: 'insert_permissions',
  update: 'update_permissions',
  delete: 'delete_permissions',
} as const;

type Kind = keyof typeof kinds;

function describeTable(metadata: TableMetadata, model: Model): string[] {
  const key = nameKey(qualified(metadata.table));
  const table = model.tables.get(key);
  const lines = rolesIn(metadata).flatMap((role) =>
    (Object.keys(kinds) as Kind[]).flatMap((kind) =>
      (metadata[kinds[kind]] ?? [])
        .filter((entry) => entry.role === role)
        .map((entry) => `${role} · ${kind} ${describe(kind, entry, model, table)}`),
    ),
  );
  return section(key, lines.length > 0 ? lines : ['admin only']);
}

function rolesIn(metadata: TableMetadata): string[] {
  return [...new Set(allPermissions(metadata).map(({ role }) => role))].sort();
}

function describe(
  kind: Kind,
  { role, permission }: PermissionMetadata,
  model: Model,
  table: Table | undefined,
): string {
  const granted = table && grantedTo(model.permissions, table, role);
  const columns = describeColumns(permission, kind === 'insert' ? '*' : [], table);
  const ways: Readonly<Record<Kind, readonly (string | undefined)[]>> = {
    select: [
      columns,
      rows(granted?.select?.filter),
      typeof permission.limit === 'number' ? `limit ${permission.limit}` : 'no limit',
      permission.allow_aggregations === true ? 'with aggregates' : undefined,
      onlyRoots('queries', permission.query_root_fields),
      onlyRoots('subscriptions', permission.subscription_root_fields),
    ],
    insert: [columns, check(granted?.insert?.check), presets(permission.set)],
    update: [columns, rows(granted?.update?.filter), check(granted?.update?.check), presets(permission.set)],
    delete: [rows(granted?.delete?.filter)],
  };
  const backendOnly = permission.backend_only === true ? 'backend only' : undefined;
  return granted?.[kind]
    ? [...ways[kind], backendOnly].filter((text) => text !== undefined).join('; ')
    : 'inconsistent';
}

function rows(filter: BoolExp = always): string {
  return isAlways(filter) ? 'all rows' : `where ${describeBoolExp(filter)}`;
}

function check(expression: BoolExp = always): string {
  return isAlways(expression) ? 'no check' : `check ${describeBoolExp(expression)}`;
}

function describeColumns(permission: JsonObject, absent: Json, table: Table | undefined): string {
  const listed = permission.columns ?? absent;
  const computed = Array.isArray(permission.computed_fields) ? permission.computed_fields.map(String) : [];
  const own = Array.isArray(listed) ? listed.map(String) : [];
  const isAll = listed === '*' || (table !== undefined && own.length === table.columns.length);
  if (!isAll) return `(${[...own, ...computed].join(', ')})`;
  return computed.length > 0 ? `all columns and ${computed.join(', ')}` : 'all columns';
}

function presets(set: Json | undefined): string | undefined {
  if (!isJsonObject(set) || Object.keys(set).length === 0) return undefined;
  return `sets ${Object.entries(set)
    .map(([column, value]) => `${column} = ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')}`;
}

function onlyRoots(what: string, fields: Json | undefined): string | undefined {
  return Array.isArray(fields) ? `${what}: ${fields.map(String).join(', ') || 'none'}` : undefined;
}

function describeFunction({ function: fn, permissions }: FunctionMetadata): string {
  const roles = permissions ? rolesOf(permissions) : 'who may select from what it returns';
  return `${nameKey(qualified(fn))}: ${roles}`;
}

function rolesOf(permissions: readonly { readonly role: string }[] = []): string {
  return permissions.map(({ role }) => role).join(', ') || 'admin only';
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
}
