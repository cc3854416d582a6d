import type { Filter, Permissions, World } from './world';
import { tableOf, worldTables, type Json, type Table } from './tables';

/** One way in which a role sees rows of a table. Heirs of several roles have several. */
export interface Grant {
  readonly columns: readonly string[];
  readonly filter: Filter;
}

/** What a role may select from a table. */
export interface Sight {
  readonly grants: readonly Grant[];
  readonly limit?: number;
  readonly aggregates: boolean;
}

/** What a role may do with a table. */
export interface Access extends Omit<Permissions, 'select'> {
  readonly select?: Sight;
}

const fullAccess: Readonly<Record<string, Access>> = Object.fromEntries(
  worldTables.map(({ name, columns }) => {
    const all = columns.map((column) => column.name);
    const access: Access = {
      select: { grants: [{ columns: all, filter: {} }], aggregates: true },
      insert: { columns: all, check: {}, set: {} },
      update: { columns: all, filter: {}, check: null, set: {} },
      delete: { filter: {} },
    };
    return [name, access];
  }),
);

/** What a role may do with a table; heirs have what their parents have, and change only what parents agree on. */
export function accessOf(world: World, role: string, table: string): Access {
  if (role === 'admin') return fullAccess[table] ?? {};
  const heir = world.inherited.find(({ role_name }) => role_name === role);
  if (!heir) return ownAccess(world.roles[role]?.[table] ?? {});
  const parents = heir.role_set.map((parent) => accessOf(world, parent, table));
  const sights = parents.flatMap(({ select }) => select ?? []);
  const limits = sights.flatMap(({ limit }) => limit ?? []);
  const agreed = <Kind extends 'insert' | 'update' | 'delete'>(kind: Kind): Pick<Access, Kind> => {
    const given = parents.flatMap((parent) => (parent[kind] ? [parent] : []));
    const distinct = new Set(given.map((parent) => JSON.stringify(plainly(parent[kind] as Json))));
    return distinct.size === 1 && given[0]
      ? ({ [kind]: given[0][kind] } as Pick<Access, Kind>)
      : ({} as Pick<Access, Kind>);
  };
  const select =
    sights.length === 0
      ? undefined
      : {
          grants: sights.flatMap(({ grants }) => grants),
          limit: limits.length > 0 ? Math.max(...limits) : undefined,
          aggregates: sights.some(({ aggregates }) => aggregates),
        };
  return { select, ...agreed('insert'), ...agreed('update'), ...agreed('delete') };
}

/** The same permission with `{}` for a conjunction of nothing: parents that mean the same agree. */
function plainly(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(plainly);
  const entries = Object.entries(json).map(([key, value]): [string, Json] => [key, plainly(value)]);
  const saysNothing = ([key, value]: [string, Json]): boolean =>
    key === '_and' && Array.isArray(value) && value.every((part) => JSON.stringify(part) === '{}');
  return Object.fromEntries(entries.filter((entry) => !saysNothing(entry)));
}

function ownAccess({ select, ...rest }: Permissions): Access {
  if (!select) return rest;
  const { columns, filter, limit, allow_aggregations } = select;
  return { ...rest, select: { grants: [{ columns, filter }], limit, aggregates: allow_aggregations } };
}

/** Columns that a role may see in at least some rows, in the table's order. */
export function seenColumns(table: Table, { grants }: Sight): string[] {
  return table.columns.map(({ name }) => name).filter((name) => grants.some(({ columns }) => columns.includes(name)));
}

/** The filters of which one must accept a row for the column to be shown; undefined when it is shown in all rows. */
export function hiddenUnless({ grants }: Sight, column: string): readonly Filter[] | undefined {
  const granting = grants.filter(({ columns }) => columns.includes(column));
  return granting.length === grants.length ? undefined : granting.map(({ filter }) => filter);
}

/** Columns that an insert or an update may be given values for: presets are not. */
export function writable(access: Access, kind: 'insert' | 'update'): string[] {
  const permission = access[kind];
  return permission ? permission.columns.filter((name) => !Object.hasOwn(permission.set, name)) : [];
}

/** Tables of which a role may select. */
export function seenTables(world: World, role: string): Table[] {
  return worldTables.filter(({ name }) => accessOf(world, role, name).select).map(({ name }) => tableOf(name));
}
