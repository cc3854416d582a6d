import fc from 'fast-check';
import { accessOf, seenColumns, writable } from './access';
import {
  Value,
  Word,
  type Case,
  type Changes,
  type Conflict,
  type Field,
  type InputObject,
  type MutationRoot,
} from './ast';
import { anyFields } from './generateQuery';
import { anyValue, written } from './generateValues';
import { anyWhere, type Client } from './generateWhere';
import { idsOf } from './generateWorld';
import { columnOf, worldTables, type Column, type Table } from './tables';
import type { World } from './world';

/** A mutation of a role, if it may change anything. */
export function anyMutation(world: World, role: string): fc.Arbitrary<Case['operation']> | undefined {
  const client: Client = { world, role, isCareless: false };
  const roots = worldTables.flatMap((table) => anyRoots(client, table));
  if (roots.length === 0) return undefined;
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.tuple(fc.oneof(...roots)) },
      fc.array(fc.oneof(...roots), { minLength: 2, maxLength: 3 }),
    )
    .map((all) => ({ kind: 'mutation', roots: all.map((root, index) => ({ ...root, alias: `m${index}` })) }));
}

/** What a client may do with one table. */
interface Means {
  readonly client: Client;
  readonly table: Table;
  readonly base: { alias: fc.Arbitrary<string>; table: fc.Arbitrary<string> };
  readonly where: fc.Arbitrary<InputObject>;
  /** Absent when the role sees nothing of the table. */
  readonly fields?: fc.Arbitrary<readonly Field[]>;
  readonly seesId: boolean;
}

function anyRoots(client: Client, table: Table): fc.Arbitrary<MutationRoot>[] {
  const access = accessOf(client.world, client.role, table.name);
  const { select } = access;
  const means: Means = {
    client,
    table,
    base: { alias: fc.constant('m0'), table: fc.constant(table.name) },
    where: select ? anyWhere(client, table, 2) : fc.constant({}),
    fields: select && anyFields(client, table, 2),
    seesId: select !== undefined && seenColumns(table, select).includes('id'),
  };
  return [
    ...(access.insert ? inserts(means) : []),
    ...(access.update && writable(access, 'update').length > 0 ? updates(means) : []),
    ...(access.delete ? deletes(means) : []),
  ];
}

/** The answer's rows now and then; `fields` is absent from the record otherwise. */
function returning({ fields }: Means): { fields?: fc.Arbitrary<readonly Field[]> } {
  return fields ? { fields } : {};
}

function inserts(means: Means): fc.Arbitrary<MutationRoot>[] {
  const upsert = { conflict: anyConflict(means) };
  return [...insertsOf(means, {}, 'any'), ...insertsOf(means, upsert, 'any'), ...insertsOf(means, upsert, 'taken')];
}

/** Which ids new rows get. */
type Ids = 'any' | 'taken';

function insertsOf(means: Means, rest: { conflict?: fc.Arbitrary<Conflict> }, ids: Ids): fc.Arbitrary<MutationRoot>[] {
  const { base, fields } = means;
  const object = anyObject(means, ids);
  const several = fc.record({
    ...base,
    ...rest,
    ...returning(means),
    kind: fc.constant('insert' as const),
    objects: fc.array(object, { minLength: 1, maxLength: 3 }),
    inVariable: fc.boolean(),
  });
  if (!fields) return [several];
  return [several, fc.record({ ...base, ...rest, kind: fc.constant('insertOne' as const), object, fields })];
}

function anyObject({ client, table }: Means, ids: Ids): fc.Arbitrary<InputObject> {
  const access = accessOf(client.world, client.role, table.name);
  const entries = writable(access, 'insert').map((name) => {
    const column = columnOf(table, name);
    const isNeeded = !column.nullable && column.fallback === undefined;
    const value = name === 'id' && ids === 'taken' ? anyKey(table) : anyInput(table, column);
    return fc
      .tuple(fc.integer({ min: 0, max: 99 }), value)
      .map(([roll, given]): InputObject => (roll < (isNeeded ? 97 : 50) ? { [name]: given } : {}));
  });
  return fc.tuple(...entries).map((parts) => Object.assign({}, ...parts) as InputObject);
}

/** A value for a column: ids are new or taken, references mostly lead somewhere. */
function anyInput(table: Table, column: Column): fc.Arbitrary<Value | null> {
  const ids = (of: string, others: readonly number[]): fc.Arbitrary<Value> =>
    fc
      .constantFrom(...idsOf(of), ...others)
      .chain((id) => written('int', id))
      .map(({ json, form }) => new Value(column.type, json, form));
  const target = table.references[column.name];
  if (column.name === 'id') return ids(table.name, [20, 21, 22, 23, 24, 25, 26, 27]);
  const value = target ? ids(target, [99]) : anyValue(column);
  return column.nullable ? fc.option(value, { freq: 8 }) : value;
}

function anyConflict({ client, table, where }: Means): fc.Arbitrary<Conflict> {
  const columns = writable(accessOf(client.world, client.role, table.name), 'update');
  return fc.record(
    {
      constraint: fc.constantFrom(`${table.name}_pkey`, ...Object.keys(table.unique)).map((name) => new Word(name)),
      update_columns: fc.subarray(columns).map((names) => names.map((name) => new Word(name))),
      where: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, where),
    },
    { requiredKeys: ['constraint', 'update_columns'] },
  );
}

function updates(means: Means): fc.Arbitrary<MutationRoot>[] {
  const { base, where, fields, seesId, table } = means;
  const changes = anyChanges(means);
  const entry = fc.record({ where, changes });
  const several = [
    fc.record({ ...base, ...returning(means), kind: fc.constant('update' as const), where, changes }),
    fc.record({
      ...base,
      ...returning(means),
      kind: fc.constant('updateMany' as const),
      updates: fc.array(entry, { minLength: 1, maxLength: 2 }),
    }),
  ];
  if (!fields || !seesId) return several;
  const id = anyKey(table);
  return [...several, fc.record({ ...base, kind: fc.constant('updateByPk' as const), id, changes, fields })];
}

/** Each column in one operator at most. */
function anyChanges({ client, table }: Means): fc.Arbitrary<Changes> {
  const names = writable(accessOf(client.world, client.role, table.name), 'update');
  const change = fc.constantFrom(...names).chain((name) => {
    const column = columnOf(table, name);
    const set = anyInput(table, column).map((value) => ({ name, operator: '_set', value }));
    const others = operatorsFor(column).map((operator) =>
      anyChangeValue(column, operator).map((value) => ({ name, operator, value })),
    );
    return fc.oneof({ weight: 2, arbitrary: set }, ...others);
  });
  return fc.uniqueArray(change, { maxLength: 3, minLength: 1, selector: ({ name }) => name }).map((all) => {
    const changes: Record<string, InputObject> = {};
    for (const { name, operator, value } of all) changes[operator] = { ...changes[operator], [name]: value };
    return changes;
  });
}

function operatorsFor({ type, name }: Column): string[] {
  if (type === 'jsonb') return ['_append', '_prepend', '_delete_key', '_delete_elem'];
  return name !== 'id' && ['int', 'bigint', 'numeric'].includes(type) ? ['_inc'] : [];
}

function anyChangeValue(column: Column, operator: string): fc.Arbitrary<Value> {
  const fixed = (type: Column['type'], json: string | number): fc.Arbitrary<Value> =>
    fc.boolean().map((variable) => new Value(type, json, { variable }));
  if (operator === '_delete_key') return fc.constantFrom('a', 'b').chain((key) => fixed('text', key));
  if (operator === '_delete_elem') return fc.constantFrom(0, 1, -1, 5).chain((index) => fixed('int', index));
  return anyValue(column);
}

function deletes({ base, where, fields, seesId, table, ...rest }: Means): fc.Arbitrary<MutationRoot>[] {
  const means = { base, where, fields, seesId, table, ...rest };
  const several = fc.record({ ...base, ...returning(means), kind: fc.constant('delete' as const), where });
  if (!fields || !seesId) return [several];
  return [several, fc.record({ ...base, kind: fc.constant('deleteByPk' as const), id: anyKey(table), fields })];
}

function anyKey(table: Table): fc.Arbitrary<Value> {
  return fc
    .constantFrom(...idsOf(table.name), 20)
    .chain((id) => written('int', id))
    .map(({ json, form }) => new Value(columnOf(table, 'id').type, json, form));
}
