import fc from 'fast-check';
import { accessOf, seenColumns, seenTables } from './access';
import { flattened, ownName } from './answer';
import { Word, type Case, type Field, type InputObject, type Member, type QueryRoot, type RowArguments } from './ast';
import { anyAggregateOrder, anyFunctions, direction } from './generateAggregate';
import { anyWhere, columnsFor, oneFor, relationshipsFor, type Client } from './generateWhere';
import { anyValue } from './generateValues';
import { columnOf, tableOf, type Table } from './tables';
import type { World } from './world';

/** A query of a role; one that sees nothing asks nothing. */
export function anyQuery(world: World, role: string): fc.Arbitrary<Case['operation']> | undefined {
  const client: Client = { world, role, isCareless: true };
  const tables = seenTables(world, role);
  if (tables.length === 0) return undefined;
  const root = fc.constantFrom(...tables).chain((table) => anyRoot(client, table));
  return fc
    .oneof({ weight: 4, arbitrary: fc.tuple(root) }, fc.array(root, { minLength: 2, maxLength: 3 }))
    .map((roots) => ({ kind: 'query', roots: roots.map((of, index) => ({ ...of, alias: `r${index}` })) }));
}

function anyRoot(client: Client, table: Table): fc.Arbitrary<QueryRoot> {
  const select = accessOf(client.world, client.role, table.name).select;
  const base = { alias: fc.constant('r0'), table: fc.constant(table.name) };
  const args = anyArguments(client, table, 3);
  const list = fc.record({ ...base, kind: fc.constant('list' as const), args, fields: anyFields(client, table, 3) });
  const aggregate = fc.record({
    ...base,
    kind: fc.constant('aggregate' as const),
    args,
    members: anyMembers(client, table, 2),
  });
  const byPk = fc.record({
    ...base,
    kind: fc.constant('byPk' as const),
    id: anyValue(columnOf(table, 'id')),
    fields: anyFields(client, table, 2),
  });
  return fc.oneof(
    { weight: 8, arbitrary: list },
    ...(select?.aggregates ? [{ weight: 3, arbitrary: aggregate }] : []),
    ...(select && seenColumns(table, select).includes('id') ? [{ weight: 1, arbitrary: byPk }] : []),
  );
}

/** A selection on rows of the table: each name of the answer once. */
export function anyFields(client: Client, table: Table, depth: number): fc.Arbitrary<readonly Field[]> {
  const column = fc
    .tuple(
      columnsFor(client, table),
      fc.constantFrom(undefined, undefined, undefined, undefined, undefined, 'literal', 'variable'),
    )
    .map(([{ name }, skipped]): Field => ({ kind: 'column', name, ...(skipped && { skipped: skipped as 'literal' }) }));
  const nested = depth === 0 ? [] : anyNested(client, table, depth - 1);
  const field = fc.oneof(
    { weight: 8, arbitrary: column },
    fc.constant<Field>({ kind: 'typename' }),
    ...nested.map((arbitrary) => ({ weight: 5, arbitrary })),
  );
  const list = fc.array(field, { minLength: 1, maxLength: depth === 0 ? 3 : 5 });
  const fragment = fc.record({ kind: fc.constant('fragment' as const), named: fc.boolean(), fields: list });
  return fc
    .oneof(
      { weight: 6, arbitrary: list },
      fc.tuple(list, fragment, list).map(([a, of, b]): Field[] => [...a, of, ...b]),
    )
    .map((fields) => named([{ ...fields[0], skipped: undefined } as Field, ...fields.slice(1)]));
}

function anyNested(client: Client, table: Table, depth: number): fc.Arbitrary<Field>[] {
  return oneFor(relationshipsFor(client, table), ({ to, aggregates }): fc.Arbitrary<Field> => {
    const target = tableOf(to.target);
    const name = fc.constant(to.name);
    const fields = anyFields(client, target, depth);
    if (to.kind === 'object') return fc.record({ kind: fc.constant('object' as const), name, fields });
    const args = anyArguments(client, target, Math.min(depth, 1));
    const list = fc.record({ kind: fc.constant('array' as const), name, args, fields });
    if (!aggregates) return list;
    const members = anyMembers(client, target, depth);
    return fc.oneof(list, fc.record({ kind: fc.constant('aggregate' as const), name, args, members }));
  });
}

/** Gives aliases where a name would come twice. */
function named(fields: readonly Field[]): readonly Field[] {
  const taken = new Set<string>();
  const name = (field: Field): Field => {
    if (field.kind === 'fragment') return { ...field, fields: field.fields.map(name) };
    const own = ownName(field);
    const alias = taken.has(own) ? `a${taken.size}` : undefined;
    taken.add(alias ?? own);
    return alias ? { ...field, alias } : field;
  };
  const all = fields.map(name);
  return flattened(all).length > 0 ? all : [{ kind: 'typename' }];
}

/** The five arguments. Most lists get a total order, so that the rows within a limit are determined. */
export function anyArguments(client: Client, table: Table, depth: number): fc.Arbitrary<RowArguments> {
  const rare = <Part>(percent: number, part: fc.Arbitrary<Part>): fc.Arbitrary<Part | undefined> =>
    fc.integer({ min: 0, max: 99 }).chain((roll) => (roll < percent ? part : fc.constant(undefined)));
  return fc
    .record({
      where: rare(60, anyWhere(client, table, depth)),
      order: rare(75, anyOrder(client, table)),
      distinct: rare(
        15,
        fc.uniqueArray(columnsFor(client, table), { minLength: 1, maxLength: 2, selector: ({ name }) => name }),
      ),
      leads: fc.integer({ min: 0, max: 9 }),
      limit: rare(35, fc.integer({ min: 0, max: 4 })),
      offset: rare(20, fc.integer({ min: 0, max: 3 })),
      variables: fc.subarray(['where', 'order_by', 'distinct_on', 'limit', 'offset']),
    })
    .map(({ where, order, distinct, leads, limit, offset, variables }) => {
      const leading = leads > 0 && order ? (distinct ?? []).map(({ name }) => ({ [name]: new Word('desc') })) : [];
      const order_by = order && [...(leads > 5 ? leading.reverse() : leading), ...order];
      const distinct_on = distinct?.map(({ name }) => new Word(name));
      const args = { where, order_by, distinct_on, limit, offset };
      const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
      return { ...given, variables };
    });
}

function anyOrder(client: Client, table: Table): fc.Arbitrary<readonly InputObject[]> {
  const { select } = accessOf(client.world, client.role, table.name);
  const byId = select && seenColumns(table, select).includes('id');
  return fc
    .tuple(fc.array(anyOrderEntry(client, table, 2), { maxLength: 2 }), direction, fc.integer({ min: 0, max: 9 }))
    .map(([order, last, roll]) => (byId && roll > 0 ? [...order, { id: last }] : order));
}

function anyOrderEntry(client: Client, table: Table, depth: number): fc.Arbitrary<InputObject> {
  const column = fc
    .tuple(columnsFor(client, table), direction)
    .map(([{ name }, way]): InputObject => ({ [name]: way }));
  if (depth === 0) return column;
  const usable = relationshipsFor(client, table).filter(({ to, aggregates }) => to.kind === 'object' || aggregates);
  const related = oneFor(usable, ({ to }): fc.Arbitrary<InputObject> => {
    const target = tableOf(to.target);
    if (to.kind === 'object') return anyOrderEntry(client, target, depth - 1).map((by) => ({ [to.name]: by }));
    return anyAggregateOrder(client, target).map((by) => ({ [`${to.name}_aggregate`]: by }));
  });
  return fc.oneof(column, ...related);
}

function anyMembers(client: Client, table: Table, depth: number): fc.Arbitrary<readonly Member[]> {
  const nodes = anyFields(client, table, Math.max(depth - 1, 0)).map((fields): Member => ({ kind: 'nodes', fields }));
  const aggregate = anyFunctions(client, table).map((functions): Member => ({ kind: 'aggregate', functions }));
  const typename = fc.constant<Member>({ kind: 'typename' });
  return fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: aggregate }, { weight: 2, arbitrary: nodes }, typename), {
    minLength: 1,
    maxLength: 3,
    selector: ({ kind }) => kind,
  });
}
