import type { BoolExp, Operand } from './boolExp';
import type { Column, ComputedField, Table } from './table';
import type { Webhook } from './webhook';

/** In which rows a role sees the value of a column or a computed scalar; in the others it is null. */
export type Redactions = ReadonlyMap<Column | ComputedField, BoolExp>;

/** Which rows, columns and root fields a role may read; `limit` is the most rows of one list. */
export interface SelectPermission {
  readonly columns: ReadonlySet<Column>;
  readonly computedFields: ReadonlySet<string>;
  /** Values that not all parents of an inherited role may see; every other is shown in all rows. */
  readonly redactions?: Redactions;
  readonly filter: BoolExp;
  readonly limit?: number;
  readonly allowAggregations: boolean;
  readonly queryRootFields?: ReadonlySet<string>;
  readonly subscriptionRootFields?: ReadonlySet<string>;
}

/** A column that the permission sets itself. */
export interface Preset {
  readonly column: Column;
  readonly value: Operand;
}

/** What permissions of insert, update and delete have in common. */
export interface ChangePermission {
  readonly backendOnly: boolean;
  /** The handler that decides, before anything is written, whether the input is valid. */
  readonly validation?: Webhook;
}

/** Which columns a role may insert; `check` must hold for each inserted row. */
export interface InsertPermission extends ChangePermission {
  readonly columns: ReadonlySet<Column>;
  readonly check: BoolExp;
  readonly presets: readonly Preset[];
}

/** Which rows and columns a role may update; `check` must hold for each updated row. */
export interface UpdatePermission extends ChangePermission {
  readonly columns: ReadonlySet<Column>;
  readonly filter: BoolExp;
  readonly check?: BoolExp;
  readonly presets: readonly Preset[];
}

/** Which rows a role may delete. */
export interface DeletePermission extends ChangePermission {
  readonly filter: BoolExp;
}

/** What one role may do with one table. */
export interface TablePermissions {
  select?: SelectPermission;
  insert?: InsertPermission;
  update?: UpdatePermission;
  delete?: DeletePermission;
}

/** What each role is granted on each table, inherited roles included; `admin` is in none of them. */
export type GrantedPermissions = Map<Table, Map<string, TablePermissions>>;

/** What a role is granted on a table; undefined when it is granted nothing. */
export function grantedTo(granted: GrantedPermissions, table: Table, role: string): TablePermissions | undefined {
  return granted.get(table)?.get(role);
}

/** Replaces what a role is granted on a table. */
export function grant(granted: GrantedPermissions, table: Table, role: string, permissions: TablePermissions): void {
  const roles = granted.get(table) ?? new Map<string, TablePermissions>();
  granted.set(table, roles.set(role, permissions));
}
