import type { PermissionMetadata, TableMetadata } from './types';

/** All permissions of a table, of whatever kind and role. */
export function allPermissions(table: TableMetadata): readonly PermissionMetadata[] {
  return [
    ...(table.select_permissions ?? []),
    ...(table.insert_permissions ?? []),
    ...(table.update_permissions ?? []),
    ...(table.delete_permissions ?? []),
  ];
}
