import fc from 'fast-check';
import { accessOf, seenColumns } from './access';
import { Word, type AggregateFunction, type InputObject } from './ast';
import { columnsFor, type Client } from './generateWhere';
import { columnOf, type Column, type ColumnType, type Table } from './tables';

const directions = ['asc', 'asc_nulls_first', 'asc_nulls_last', 'desc', 'desc_nulls_first', 'desc_nulls_last'];
/** Any way to order by a value. */
export const direction = fc.constantFrom(...directions).map((word) => new Word(word));

const numericFunctions = ['sum', 'avg', 'stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance'];

function isNumeric({ type }: { type: ColumnType }): boolean {
  return type === 'int' || type === 'bigint' || type === 'numeric';
}

/** Postgres has no greatest uuid. */
function isComparable({ type }: { type: ColumnType }): boolean {
  return type !== 'jsonb' && type !== 'boolean' && type !== 'uuid';
}

function aggregable({ world, role }: Client, table: Table, test: (column: Column) => boolean): string[] {
  const { select } = accessOf(world, role, table.name);
  const names = select ? seenColumns(table, select) : [];
  return names.filter((name) => test(columnOf(table, name)));
}

/** An order by an aggregate of related rows. */
export function anyAggregateOrder(client: Client, table: Table): fc.Arbitrary<InputObject> {
  const of = (fns: string[], names: string[]): fc.Arbitrary<InputObject>[] =>
    names.length === 0
      ? []
      : [
          fc
            .tuple(fc.constantFrom(...fns), fc.constantFrom(...names), direction)
            .map(([fn, name, way]) => ({ [fn]: { [name]: way } })),
        ];
  return fc.oneof(
    direction.map((count): InputObject => ({ count })),
    ...of(['sum', 'avg'], aggregable(client, table, isNumeric)),
    ...of(['max', 'min'], aggregable(client, table, isComparable)),
  );
}

/** What is asked of an aggregate. */
export function anyFunctions(client: Client, table: Table): fc.Arbitrary<readonly AggregateFunction[]> {
  const count = fc
    .tuple(fc.uniqueArray(columnsFor(client, table), { maxLength: 2, selector: ({ name }) => name }), fc.boolean())
    .map(([columns, distinct]): AggregateFunction => {
      const names = columns.map(({ name }) => new Word(name));
      return {
        fn: 'count',
        alias: `count_${names.map(({ word }) => word).join('_')}_${distinct}`,
        columns: names,
        distinct,
      };
    });
  const over = (fns: string[], names: string[]): fc.Arbitrary<AggregateFunction>[] =>
    names.length === 0
      ? []
      : [
          fc
            .tuple(fc.constantFrom(...fns), fc.subarray(names, { minLength: 1 }))
            .map(([fn, columns]): AggregateFunction => ({ fn, columns })),
        ];
  return fc.uniqueArray(
    fc.oneof(
      { weight: 2, arbitrary: count },
      ...over(numericFunctions, aggregable(client, table, isNumeric)),
      ...over(['max', 'min'], aggregable(client, table, isComparable)),
      fc.constant<AggregateFunction>({ fn: 'typename' }),
    ),
    { minLength: 1, maxLength: 4, selector: (called) => ('alias' in called ? called.alias : called.fn) },
  );
}
