import fc from 'fast-check';
import { read } from './cells';
import { anyCell, anyPattern, operatorsOf, patternOperator } from './generateValues';
import { worldTables, tableOf, type Cell, type Column, type Database, type Json, type Row, type Table } from './tables';
import type { Filter, Permissions, World } from './world';

const roles = ['clerk', 'manager', 'auditor'];

/** Rows and permissions of three roles, with an heir of two of them and an heir of that heir. */
export function anyWorld(): fc.Arbitrary<World> {
  return fc.record({
    rows: anyRows(),
    roles: fc
      .tuple(...roles.map(() => fc.tuple(...worldTables.map(anyPermissions))))
      .map((all) =>
        Object.fromEntries(
          roles.map((role, at) => [
            role,
            Object.fromEntries(worldTables.map(({ name }, of) => [name, all[at]?.[of] ?? {}])),
          ]),
        ),
      ),
    inherited: fc.constant([
      { role_name: 'heir', role_set: ['clerk', 'manager'] },
      { role_name: 'grandchild', role_set: ['heir', 'auditor'] },
    ]),
  });
}

export const allRoles = ['admin', ...roles, 'heir', 'grandchild'];

const counts: Readonly<Record<string, number>> = { tenants: 3, members: 5, ledgers: 6, postings: 9 };

/** Ids of the rows that a table may have. */
export function idsOf(table: string): number[] {
  return Array.from({ length: counts[table] ?? 0 }, (_, index) => index + 1);
}

function anyRows(): fc.Arbitrary<Database> {
  return fc
    .tuple(...worldTables.map((table) => fc.tuple(...idsOf(table.name).map((id) => anyRow(table, id)))))
    .map((all) => Object.fromEntries(worldTables.map(({ name }, index) => [name, all[index] ?? []])));
}

function anyRow(table: Table, id: number): fc.Arbitrary<Row> {
  const cells = table.columns.map((column) => {
    if (column.name === 'id') return fc.constant(read(column, id));
    const target = table.references[column.name];
    const value = target
      ? fc.constantFrom<Cell>(...idsOf(target))
      : anyCell(column).map((cell) => stored(table, column, cell, id));
    return column.nullable ? fc.option(value, { freq: 3 }) : value;
  });
  return fc
    .tuple(...cells)
    .map((values) => Object.fromEntries(table.columns.map(({ name }, index) => [name, values[index] ?? null])));
}

/** Unique columns get values that no other row has. */
function stored(table: Table, column: Column, cell: Cell, id: number): Cell {
  if (!Object.values(table.unique).includes(column.name)) return read(column, cell);
  return column.type === 'citext' ? `${'aAbB'[id] ?? ''}${id}` : `0000000${id}-aaaa-4bbb-8ccc-00000000000${id}`;
}

function anyPermissions(table: Table): fc.Arbitrary<Permissions> {
  const names = table.columns.map(({ name }) => name);
  const visible = fc
    .tuple(fc.subarray(names, { minLength: 1 }), chance(85))
    .map(([some, withId]) => names.filter((name) => some.includes(name) || (withId && name === 'id')));
  const most = fc.oneof({ weight: 3, arbitrary: fc.constant(names) }, visible);
  const filter = anyFilter(table, table, 2);
  const mild = fc.oneof(fc.constant<Filter>({}), filter);
  const maybe = <Value>(percent: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
    chance(percent).chain((isGiven) => (isGiven ? value : fc.constant(undefined)));
  return fc
    .record({
      select: maybe(
        90,
        fc.record({
          columns: visible,
          filter,
          limit: maybe(20, fc.integer({ min: 1, max: 4 })),
          allow_aggregations: chance(70),
        }),
      ),
      insert: maybe(60, fc.record({ columns: most, check: mild, set: anyPresets(table) })),
      update: maybe(60, fc.record({ columns: most, filter: mild, check: fc.option(filter), set: anyPresets(table) })),
      delete: maybe(60, fc.record({ filter })),
    })
    .map((permissions) => JSON.parse(JSON.stringify(permissions)) as Permissions);
}

function chance(percent: number): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 99 }).map((number) => number < percent);
}

function anyPresets(table: Table): fc.Arbitrary<Filter> {
  const columns = table.columns.filter(({ name, type }) => name !== 'id' && type !== 'jsonb' && type !== 'text[]');
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<Filter>({}) },
    fc.constantFrom(...columns).chain((column) => {
      const target = table.references[column.name];
      const value = target ? fc.constantFrom<Json>(1, 2, 'X-Hasura-Tenant') : anyOperand(column);
      return value.map((operand): Filter => ({ [column.name]: operand }));
    }),
  );
}

/** A permission's filter on rows of `table`; `root` is the permission's own table. */
function anyFilter(root: Table, table: Table, depth: number): fc.Arbitrary<Filter> {
  const simple = fc.constantFrom(...table.columns).chain((column) => anyColumnFilter(root, table, column));
  const empty = fc.constant<Filter>({});
  if (depth === 0) return fc.oneof({ weight: 5, arbitrary: simple }, empty);
  const inner = anyFilter(root, table, depth - 1);
  const several = fc.array(inner, { maxLength: 3 });
  const related = fc
    .constantFrom(...table.relationships)
    .chain(({ name, target }) =>
      anyFilter(root, tableOf(target), depth - 1).map((where): Filter => ({ [name]: where as Json })),
    );
  const exists = fc.constantFrom(...worldTables).chain((other) =>
    anyFilter(root, other, depth - 1).map((where): Filter => ({
      _exists: { _table: other.name, _where: where as Json },
    })),
  );
  return fc.oneof(
    { weight: 6, arbitrary: simple },
    { weight: 3, arbitrary: empty },
    several.map((_and): Filter => ({ _and: _and as Json[] })),
    several.map((_or): Filter => ({ _or: _or as Json[] })),
    inner.map((_not): Filter => ({ _not: _not as Json })),
    { weight: 2, arbitrary: related },
    exists,
  );
}

const columnTests = ['_ceq', '_cne', '_cgt', '_clt', '_cgte', '_clte'];

function anyColumnFilter(root: Table, table: Table, column: Column): fc.Arbitrary<Filter> {
  const { name, type } = column;
  const isTest = (operator: string): boolean => operator !== '_cast' && !operator.startsWith('_has_keys');
  const test = fc
    .constantFrom(...operatorsOf(type).filter(isTest))
    .chain((operator) =>
      anyTestOperand(column, operator).map((operand): Filter => ({ [name]: { [operator]: operand } })),
    );
  const isNull = fc.boolean().map((_is_null): Filter => ({ [name]: { _is_null } }));
  const equality = anyOperand(column).map((operand): Filter => ({ [name]: operand }));
  const others = (of: Table): string[] => of.columns.filter((other) => other.type === type).map((other) => other.name);
  const paths: Json[] = [
    ...others(table).map((other): Json => [other]),
    ...others(table),
    ...others(root).map((other): Json => ['$', other]),
  ];
  const compared = fc
    .tuple(fc.constantFrom(...columnTests), fc.constantFrom(...paths))
    .map(([operator, path]): Filter => ({ [name]: { [operator]: path } }));
  const implicit = type === 'jsonb' || type === 'text[]' ? [] : [{ weight: 2, arbitrary: equality }];
  return fc.oneof(
    { weight: 4, arbitrary: test },
    { weight: 1, arbitrary: isNull },
    { weight: 2, arbitrary: compared },
    ...implicit,
  );
}

/** A value for a column in metadata: a session variable, or fixed. */
function anyOperand(column: Column): fc.Arbitrary<Json> {
  const fixed = anyCell(column);
  if (column.type === 'int') {
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom('X-Hasura-Tenant', 'x-hasura-member') }, fixed);
  }
  if (column.type === 'text' || column.type === 'citext') return fc.oneof(fc.constant('X-Hasura-Name'), fixed);
  return fixed;
}

function anyTestOperand(column: Column, operator: string): fc.Arbitrary<Json> {
  if (operator === '_in' || operator === '_nin') {
    const list = fc.array(anyOperand(column), { maxLength: 3 });
    return column.type === 'int' ? fc.oneof(fc.constant('X-Hasura-Tenants'), list) : list;
  }
  if (operator === '_has_key') return fc.constantFrom('a', 'b');
  if (patternOperator.test(operator)) return anyPattern(operator, column.type).map(({ json }) => json);
  const isNullable = column.type !== 'jsonb' && (operator === '_eq' || operator === '_neq');
  return isNullable ? fc.oneof({ weight: 6, arbitrary: anyOperand(column) }, fc.constant(null)) : anyOperand(column);
}
