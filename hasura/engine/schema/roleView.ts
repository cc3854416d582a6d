import type { BoolExp } from '../model/boolExp';
import { adminPermissions } from '../model/buildPermissions';
import type { Action, Model, TrackedFunction } from '../model/model';
import { grantedTo, type GrantedPermissions, type TablePermissions } from '../model/permissions';
import type { Column, ComputedField, Table } from '../model/table';
import { adminRole } from '../session';

/** What one role may see and do, over the whole model. */
export interface RoleView {
  readonly role: string;
  readonly model: Model;
  /** Whether backend-only permissions count. */
  readonly backendOnly: boolean;
  readonly hasIntrospection: boolean;
  /** Permissions of the role on a table, backend-only ones left out unless they are asked for. */
  readonly permissions: (table: Table) => TablePermissions;
  /** The rows in which the role sees a value; undefined for one it sees in all its rows. */
  readonly redaction: (of: Column | ComputedField) => BoolExp | undefined;
  readonly mayRun: (action: Action) => boolean;
  readonly mayCall: (fn: TrackedFunction) => boolean;
}

/** What changes the view of a role besides its permissions. */
export interface RoleViewOptions {
  readonly backendOnly: boolean;
  /** The role may ask for `__schema` and `__type`. */
  readonly hasIntrospection: boolean;
  /** Query functions are visible to whoever may select from their table. */
  readonly inferFunctionPermissions: boolean;
}

/** The view of a role; permissions are resolved once per table. */
export function createRoleView(model: Model, role: string, options: RoleViewOptions): RoleView {
  const resolved = new Map<Table, TablePermissions>();
  const permissions = (table: Table): TablePermissions => {
    const known = resolved.get(table) ?? resolvePermissions(model.permissions, table, role, options.backendOnly);
    resolved.set(table, known);
    return known;
  };
  const isAdmin = role === adminRole;
  const redactions = new Map(
    [...model.permissions.values()].flatMap((byRole) => [...(byRole.get(role)?.select?.redactions ?? [])]),
  );
  return {
    role,
    model,
    backendOnly: options.backendOnly,
    hasIntrospection: options.hasIntrospection,
    permissions,
    redaction: (of) => redactions.get(of),
    mayRun: (action) => isAdmin || action.roles.has(role),
    mayCall: (fn) => {
      if (!permissions(fn.returns).select) return false;
      if (isAdmin || fn.roles.has(role)) return true;
      return fn.exposedAs === 'query' && options.inferFunctionPermissions;
    },
  };
}

function resolvePermissions(
  permissions: GrantedPermissions,
  table: Table,
  role: string,
  backendOnly: boolean,
): TablePermissions {
  if (role === adminRole) return adminPermissions(table);
  const granted = grantedTo(permissions, table, role) ?? {};
  const visible = <Permission extends { backendOnly: boolean }>(permission?: Permission): Permission | undefined =>
    permission && (!permission.backendOnly || backendOnly) ? permission : undefined;
  return {
    select: granted.select,
    insert: visible(granted.insert),
    update: visible(granted.update),
    delete: visible(granted.delete),
  };
}

/** Columns of a set in the table's own order. */
export function orderedColumns(table: Table, columns: ReadonlySet<Column>): Column[] {
  return table.columns.filter((column) => columns.has(column));
}
