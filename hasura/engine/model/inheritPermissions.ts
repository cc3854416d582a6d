import { isDeepStrictEqual } from 'node:util';
import { inheritanceConflict, type InconsistencyList } from '../metadata/inconsistency';
import { anyOf } from './boolExp';
import type { InheritedRole } from './inheritedRoles';
import {
  grant,
  grantedTo,
  type GrantedPermissions,
  type Redactions,
  type SelectPermission,
  type TablePermissions,
} from './permissions';
import type { Table } from './table';

type ChangeKind = 'insert' | 'update' | 'delete';

/** Where a conflict between parents is reported. */
interface Place {
  readonly table: Table;
  readonly source: string;
  readonly role: string;
  readonly problems: InconsistencyList;
}

/**
 * Grants inherited roles the permissions of their parents on a table. A permission of the role itself replaces those of its
 * parents. When insert, update or delete permissions of parents differ, the conflict is listed and the role gets none of them.
 */
export function inheritPermissions(
  permissions: GrantedPermissions,
  inherited: readonly InheritedRole[],
  table: Table,
  source: string,
  problems: InconsistencyList,
): void {
  for (const { name, parents } of inherited) {
    const granted = parents.flatMap((parent) => grantedTo(permissions, table, parent) ?? []);
    const own = grantedTo(permissions, table, name) ?? {};
    const place = { table, source, role: name, problems };
    const inheritedHere: TablePermissions = {
      select:
        own.select ??
        combined(
          table,
          granted.flatMap(({ select }) => select ?? []),
        ),
      insert:
        own.insert ??
        agreed(
          place,
          'insert',
          granted.flatMap(({ insert }) => insert ?? []),
        ),
      update:
        own.update ??
        agreed(
          place,
          'update',
          granted.flatMap(({ update }) => update ?? []),
        ),
      delete:
        own.delete ??
        agreed(
          place,
          'delete',
          granted.flatMap((parent) => parent.delete ?? []),
        ),
    };
    if (Object.values(inheritedHere).some(Boolean)) grant(permissions, table, name, inheritedHere);
  }
}

function agreed<Permission>(place: Place, kind: ChangeKind, parents: readonly Permission[]): Permission | undefined {
  const [first, ...others] = parents;
  if (others.every((other) => isDeepStrictEqual(other, first))) return first;
  const { table, source, role, problems } = place;
  const entity = { permission_type: kind, source, table: table.name };
  const what = `${kind} permission, table: ${table.name}, source: '${source}'`;
  const reason = `Could not inherit permission for the role '${role}' for the entity: '${what}'`;
  problems.items.push({ type: inheritanceConflict, name: role, reason, entity });
  return undefined;
}

/** The rows and columns that any parent sees; a value is redacted in rows that no parent granting its column sees. */
function combined(table: Table, parents: readonly SelectPermission[]): SelectPermission | undefined {
  const [first, ...others] = parents;
  if (!first || others.length === 0) return first;
  const limits = parents.flatMap(({ limit }) => limit ?? []);
  return {
    columns: new Set(parents.flatMap(({ columns }) => [...columns])),
    computedFields: new Set(parents.flatMap(({ computedFields }) => [...computedFields])),
    redactions: redactions(table, parents),
    filter: anyOf(...parents.map(({ filter }) => filter)),
    limit: limits.length > 0 ? Math.max(...limits) : undefined,
    allowAggregations: parents.some(({ allowAggregations }) => allowAggregations),
    queryRootFields: union(parents.map(({ queryRootFields }) => queryRootFields)),
    subscriptionRootFields: union(parents.map(({ subscriptionRootFields }) => subscriptionRootFields)),
  };
}

function redactions(table: Table, parents: readonly SelectPermission[]): Redactions {
  const columns = table.columns.map((column) => ({
    value: column,
    grants: parents.filter((parent) => parent.columns.has(column)),
  }));
  const computed = [...table.computedFields.values()].map((field) => ({
    value: field,
    grants: parents.filter(({ computedFields }) => computedFields.has(field.name)),
  }));
  return new Map(
    [...columns, ...computed]
      .filter(({ value, grants }) => grants.length < parents.length || grants.some((grant) => isRedacted(grant, value)))
      .map(({ value, grants }) => [
        value,
        anyOf(...grants.map((grant) => grant.redactions?.get(value) ?? grant.filter)),
      ]),
  );
}

function isRedacted({ redactions }: SelectPermission, value: Parameters<Redactions['get']>[0]): boolean {
  return redactions?.has(value) ?? false;
}

/** The union of sets; undefined stands for the set of everything. */
function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const known = sets.flatMap((set) => set ?? []);
  return known.length < sets.length ? undefined : new Set(known.flatMap((set) => [...set]));
}
