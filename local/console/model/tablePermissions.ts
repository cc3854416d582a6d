import type { JsonObject } from '../../../hasura/engine/json';
import type { Metadata, NameReference, PermissionMetadata, TableMetadata } from '../../../hasura/engine/metadata/types';

export const permissionKinds = ['select', 'insert', 'update', 'delete'] as const;

/** What a permission allows. */
export type PermissionKind = (typeof permissionKinds)[number];

/** One permission of a role on a table, as the metadata writes it. */
export interface TablePermission {
  readonly role: string;
  readonly kind: PermissionKind;
  readonly permission: JsonObject;
}

/** The names of all tracked tables, in the order of the alphabet. */
export function trackedTables({ sources }: Metadata): string[] {
  const names = sources.flatMap(({ tables = [] }) => tables.map(({ table }) => nameOf(table)));
  return names.sort((left, right) => left.localeCompare(right, 'en'));
}

/** A table as the metadata has it. */
export function trackedTable({ sources }: Metadata, name: string): TableMetadata | undefined {
  return sources.flatMap(({ tables = [] }) => tables).find(({ table }) => nameOf(table) === name);
}

/** The permissions of all roles on a table, those of reading first. */
export function tablePermissions(metadata: Metadata, name: string): TablePermission[] {
  const table = trackedTable(metadata, name);
  if (!table) return [];
  return permissionKinds.flatMap((kind) =>
    permissionsOf(table, kind).map(({ role, permission }) => ({ role, kind, permission })),
  );
}

function permissionsOf(table: TableMetadata, kind: PermissionKind): readonly PermissionMetadata[] {
  return table[`${kind}_permissions`] ?? [];
}

const nameOf = (table: NameReference) => (typeof table === 'string' ? table : table.name);
