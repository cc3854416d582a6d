import { worldTables, type Database, type Json } from './tables';

/** A permission filter as metadata writes it. */
export type Filter = { readonly [key: string]: Json };

/** One role's permissions on one table, in the words of the metadata. */
export interface Permissions {
  readonly select?: {
    readonly columns: readonly string[];
    readonly filter: Filter;
    readonly limit?: number;
    readonly allow_aggregations: boolean;
  };
  readonly insert?: { readonly columns: readonly string[]; readonly check: Filter; readonly set: Filter };
  readonly update?: {
    readonly columns: readonly string[];
    readonly filter: Filter;
    readonly check: Filter | null;
    readonly set: Filter;
  };
  readonly delete?: { readonly filter: Filter };
}

/** Rows, and the permissions of each role. */
export interface World {
  readonly rows: Database;
  /** By role, then by table. */
  readonly roles: Readonly<Record<string, Readonly<Record<string, Permissions>>>>;
  /** Roles that have what others have; parents stand before heirs. */
  readonly inherited: readonly { readonly role_name: string; readonly role_set: readonly string[] }[];
}

/** The world's metadata in the form of `replace_metadata`. */
export function toMetadata({ roles, inherited }: World): Json {
  const tables = worldTables.map(({ name, relationships }) => {
    const named = (kind: string): Json[] =>
      relationships.flatMap((of) => (of.kind === kind ? [{ name: of.name, using: of.using }] : []));
    const permissions = (kind: keyof Permissions): Json[] =>
      Object.entries(roles).flatMap(([role, byTable]) => {
        const permission = byTable[name]?.[kind];
        return permission ? [{ role, permission: permission as unknown as Json }] : [];
      });
    return {
      table: name,
      object_relationships: named('object'),
      array_relationships: named('array'),
      select_permissions: permissions('select'),
      insert_permissions: permissions('insert'),
      update_permissions: permissions('update'),
      delete_permissions: permissions('delete'),
    };
  });
  return {
    version: 3,
    sources: [{ name: 'default', kind: 'postgres', tables }],
    inherited_roles: inherited as unknown as Json,
  };
}
