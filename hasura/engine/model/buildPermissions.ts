import { isJsonObject, isNumber, type Json, type JsonObject } from '../json';
import type { PermissionMetadata, TableMetadata, WebhookMetadata } from '../metadata/types';
import { always } from './boolExp';
import { columnOf, findColumn } from './lookup';
import { parsePermissionFilter } from './parsePermissionFilter';
import { staticOperand } from './staticOperand';
import type {
  ChangePermission,
  DeletePermission,
  InsertPermission,
  Preset,
  SelectPermission,
  TablePermissions,
  UpdatePermission,
} from './permissions';
import type { Column, Table } from './table';
import { buildWebhook, type Webhook, type WebhookOptions } from './webhook';

type Tables = ReadonlyMap<string, Table>;

/** What a permission is read with: its table, those that it may name, and what its handler needs. */
export interface PermissionContext extends WebhookOptions {
  readonly table: Table;
  readonly tables: Tables;
}

const defaultTimeoutS = 10;

/** How each kind of permission is read; the key is that of the table's metadata. */
export const permissionBuilders = {
  select_permissions: (context: PermissionContext, raw: JsonObject) => ({ select: selectPermission(context, raw) }),
  insert_permissions: (context: PermissionContext, raw: JsonObject) => ({ insert: insertPermission(context, raw) }),
  update_permissions: (context: PermissionContext, raw: JsonObject) => ({ update: updatePermission(context, raw) }),
  delete_permissions: (context: PermissionContext, raw: JsonObject) => ({ delete: deletePermission(context, raw) }),
} as const satisfies Record<string, (context: PermissionContext, raw: JsonObject) => TablePermissions>;

/** The metadata key of a kind of permission. */
export type PermissionKind = keyof typeof permissionBuilders;

/** The permissions of one kind in a table's metadata. */
export function permissionsOf(metadata: TableMetadata, kind: PermissionKind): readonly PermissionMetadata[] {
  return metadata[kind] ?? [];
}

/** Everything: what `admin` may do. */
export function adminPermissions(table: Table): TablePermissions {
  const columns = new Set(table.columns);
  return {
    select: { columns, computedFields: new Set(table.computedFields.keys()), filter: always, allowAggregations: true },
    insert: { columns, check: always, presets: [], backendOnly: false },
    update: { columns, filter: always, presets: [], backendOnly: false },
    delete: { filter: always, backendOnly: false },
  };
}

function selectPermission({ tables, table }: PermissionContext, raw: JsonObject): SelectPermission {
  return {
    columns: columnSet(table, raw.columns),
    computedFields: new Set(names(raw.computed_fields).map((name) => computedScalar(table, name))),
    filter: parsePermissionFilter(tables, table, raw.filter),
    limit: isNumber(raw.limit) ? Number(raw.limit) : undefined,
    allowAggregations: raw.allow_aggregations === true,
    queryRootFields: nameSet(raw.query_root_fields),
    subscriptionRootFields: nameSet(raw.subscription_root_fields),
  };
}

function insertPermission(context: PermissionContext, raw: JsonObject): InsertPermission {
  const { tables, table } = context;
  return {
    columns: columnSet(table, raw.columns ?? '*'),
    check: parsePermissionFilter(tables, table, raw.check),
    presets: presets(table, raw.set),
    ...changePermission(context, raw),
  };
}

function updatePermission(context: PermissionContext, raw: JsonObject): UpdatePermission {
  const { tables, table } = context;
  return {
    columns: columnSet(table, raw.columns),
    filter: parsePermissionFilter(tables, table, raw.filter),
    check: isJsonObject(raw.check) ? parsePermissionFilter(tables, table, raw.check) : undefined,
    presets: presets(table, raw.set),
    ...changePermission(context, raw),
  };
}

function deletePermission(context: PermissionContext, raw: JsonObject): DeletePermission {
  const { tables, table } = context;
  return { filter: parsePermissionFilter(tables, table, raw.filter), ...changePermission(context, raw) };
}

function changePermission(context: PermissionContext, raw: JsonObject): ChangePermission {
  return { backendOnly: raw.backend_only === true, validation: inputValidation(context, raw.validate_input) };
}

function inputValidation(options: WebhookOptions, raw: Json | undefined): Webhook | undefined {
  if (raw === undefined || raw === null) return undefined;
  const definition = isJsonObject(raw) && raw.type === 'http' ? raw.definition : undefined;
  if (!isJsonObject(definition) || typeof definition.url !== 'string') {
    throw new Error('validate_input needs the type http and a definition with url');
  }
  return buildWebhook(definition.url, definition as WebhookMetadata, defaultTimeoutS, options);
}

function columnSet(table: Table, raw: Json | undefined): ReadonlySet<Column> {
  if (raw === '*') return new Set(table.columns);
  return new Set(names(raw).map((name) => columnOf(table, name)));
}

function computedScalar(table: Table, name: string): string {
  const field = table.computedFields.get(name);
  if (!field) throw new Error(`computed field "${name}" does not exist in table "${table.name}"`);
  if ('table' in field.returns) {
    throw new Error(`computed field "${name}" returns rows, which the permissions of their table decide on`);
  }
  return name;
}

function presets(table: Table, raw: Json | undefined): Preset[] {
  if (!isJsonObject(raw)) return [];
  return Object.entries(raw).flatMap(([name, value]) => {
    const column = findColumn(table, name);
    if (!column) throw new Error(`column "${name}" does not exist in table "${table.name}"`);
    return [{ column, value: staticOperand(column.type, value) }];
  });
}

function names(raw: Json | undefined): string[] {
  return Array.isArray(raw) ? raw.map(String) : [];
}

function nameSet(raw: Json | undefined): ReadonlySet<string> | undefined {
  return Array.isArray(raw) ? new Set(raw.map(String)) : undefined;
}
