import fc from 'fast-check';
import { accessOf, seenColumns } from './access';
import { Value, Word, type Input, type InputObject } from './ast';
import { anyList, anyPattern, anyValue, operatorsOf, patternOperator } from './generateValues';
import { columnOf, tableOf, type Column, type Relationship, type Table } from './tables';
import type { World } from './world';

/** The role whose requests are generated. A careless client sometimes names things that the role may not use. */
export interface Client {
  readonly world: World;
  readonly role: string;
  readonly isCareless: boolean;
}

/** Columns that the client names. */
export function columnsFor({ world, role, isCareless }: Client, table: Table): fc.Arbitrary<Column> {
  const { select } = accessOf(world, role, table.name);
  const names = select ? seenColumns(table, select) : [];
  const known = fc.constantFrom(...names).map((name) => columnOf(table, name));
  if (!isCareless) return known;
  return fc.oneof({ weight: 400, arbitrary: known }, fc.constantFrom(...table.columns));
}

/** Relationships to tables that the role sees, with whether it may aggregate there. */
export function relationshipsFor({ world, role }: Client, table: Table): { to: Relationship; aggregates: boolean }[] {
  return table.relationships.flatMap((to) => {
    const { select } = accessOf(world, role, to.target);
    return select ? [{ to, aggregates: to.kind === 'array' && select.aggregates }] : [];
  });
}

/** What `make` gives for one of the items, made only when it is that item's turn; nothing when there is no item. */
export function oneFor<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => fc.Arbitrary<Made>,
): fc.Arbitrary<Made>[] {
  return items.length > 0 ? [fc.constantFrom(...items).chain(make)] : [];
}

/** A filter of a client on a table that the role sees. */
export function anyWhere(client: Client, table: Table, depth: number): fc.Arbitrary<InputObject> {
  const column = columnsFor(client, table).chain((of) => anyColumnTests(client, of));
  if (depth === 0) return column;
  const inner = anyWhere(client, table, depth - 1);
  const several = fc.array(inner, { maxLength: 3 });
  const relationships = relationshipsFor(client, table);
  const related = oneFor(relationships, ({ to }) =>
    anyWhere(client, tableOf(to.target), depth - 1).map((where): InputObject => ({ [to.name]: where })),
  );
  const aggregates = relationships.filter((of) => of.aggregates);
  const aggregated = oneFor(aggregates, ({ to }) => anyAggregateTest(client, to, depth));
  return fc.oneof(
    { weight: 6, arbitrary: column },
    { weight: 2, arbitrary: fc.tuple(column, inner).map(([a, b]) => ({ ...a, ...b })) },
    several.map((_and): InputObject => ({ _and })),
    several.map((_or): InputObject => ({ _or })),
    inner.map((_not): InputObject => ({ _not })),
    fc.constant<InputObject>({}),
    ...related.map((arbitrary) => ({ weight: 4, arbitrary })),
    ...aggregated.map((arbitrary) => ({ weight: 2, arbitrary })),
  );
}

function anyColumnTests(client: Client, column: Column): fc.Arbitrary<InputObject> {
  const test = fc
    .constantFrom(...operatorsOf(column.type))
    .chain((operator) => anyOperand(column, operator).map((operand): InputObject => ({ [operator]: operand })));
  const isNull = fc.boolean().map((_is_null): InputObject => ({ _is_null }));
  const two = fc.tuple(test, test).map(([a, b]) => ({ ...a, ...b }));
  const spoiled = client.isCareless ? [{ weight: 1, arbitrary: fc.constant<InputObject>({ _eq: null }) }] : [];
  return fc
    .oneof(
      { weight: 90, arbitrary: test },
      { weight: 15, arbitrary: isNull },
      { weight: 15, arbitrary: two },
      ...spoiled,
    )
    .map((tests) => ({ [column.name]: tests }));
}

function anyOperand(column: Column, operator: string): fc.Arbitrary<Input> {
  if (operator === '_in' || operator === '_nin') return anyList(column);
  if (patternOperator.test(operator)) return anyPattern(operator, column.type);
  if (operator === '_cast') return anyPattern('_like', 'text').map((_like) => ({ String: { _like } }));
  if (!operator.startsWith('_has_key')) return anyValue(column);
  const key = fc.constantFrom('a', 'b', 'kk');
  const keys = operator === '_has_key' ? key : fc.array(key, { maxLength: 2 });
  return fc
    .tuple(keys, fc.boolean())
    .map(([json, variable]) => new Value('text', json, { list: Array.isArray(json), variable }));
}

function anyAggregateTest(client: Client, { name, target }: Relationship, depth: number): fc.Arbitrary<InputObject> {
  const table = tableOf(target);
  const { select } = accessOf(client.world, client.role, target);
  const names = select ? seenColumns(table, select) : [];
  const booleans = names.filter((column) => columnOf(table, column).type === 'boolean');
  const filter = fc.option(anyWhere(client, table, depth - 1), { nil: undefined });
  const count = fc.record(
    {
      arguments: fc
        .subarray(names, { maxLength: Math.min(2, names.length) })
        .map((some) => some.map((column) => new Word(column))),
      distinct: fc.boolean(),
      filter,
      predicate: anyTest('int', fc.integer({ min: 0, max: 3 })),
    },
    { requiredKeys: ['predicate'] },
  );
  const ofBooleans = (fn: string): fc.Arbitrary<InputObject> =>
    fc
      .record({
        arguments: fc.constantFrom(...booleans).map((column) => new Word(column)),
        filter,
        predicate: anyTest('boolean', fc.boolean()),
      })
      .map((body): InputObject => ({ [fn]: withoutHoles(body) }));
  const fns = booleans.length > 0 ? [ofBooleans('bool_and'), ofBooleans('bool_or')] : [];
  return fc
    .oneof({ weight: 3, arbitrary: count.map((body): InputObject => ({ count: withoutHoles(body) })) }, ...fns)
    .map((test) => ({ [`${name}_aggregate`]: test }));
}

function anyTest(type: 'int' | 'boolean', value: fc.Arbitrary<number | boolean>): fc.Arbitrary<InputObject> {
  return fc
    .tuple(fc.constantFrom('_eq', '_neq', '_gt', '_lte'), value, fc.boolean())
    .map(([operator, json, variable]) => ({ [operator]: new Value(type, json, { variable }) }));
}

function withoutHoles(body: Record<string, Input | undefined>): InputObject {
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, input]): [string, Input][] => (input === undefined ? [] : [[key, input]])),
  );
}
