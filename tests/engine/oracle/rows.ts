import { type Input, type InputObject, type RowArguments, Word } from './ast';
import { aggregated } from './aggregate';
import { compare, isSame } from './cells';
import { Undetermined } from './refusal';
import { columnOf, tableOf, type Cell, type ColumnType, type Row, type Table } from './tables';
import type { Asking } from './permission';
import { passes, seen, visibleLinked } from './where';

/** What a row is ordered by, once. */
interface Rank {
  readonly type: ColumnType;
  readonly value: Cell;
  readonly direction: string;
}

/** Rows in order; those of one group are of equal rank and come in any order. */
export type RankedRows = readonly (readonly Row[])[];

/** The rows of `candidates` that the arguments ask for. The candidates are visible. `limit` is the permission's. */
export function selectRows(
  asking: Asking,
  table: Table,
  args: Omit<RowArguments, 'variables'>,
  candidates: readonly Row[],
  limit?: number,
): RankedRows {
  const { where, order_by = [], distinct_on = [] } = args;
  const rows = candidates.filter((row) => passes(asking, table, row, where ?? {}) === true);
  const names = distinct_on.map(({ word }) => word);
  const order = order_by.length > 0 ? order_by : names.map((name) => ({ [name]: new Word('asc') }));
  const ranked = ranks(asking, table, rows, order);
  const distinct = names.length > 0 ? firstOfEach(asking, table, ranked, names) : ranked;
  return cut(distinct, args.offset ?? 0, Math.min(args.limit ?? Infinity, limit ?? Infinity));
}

function ranks(asking: Asking, table: Table, rows: readonly Row[], order: readonly InputObject[]): Row[][] {
  const ranked = rows.map((row) => ({ row, ranks: order.flatMap((by) => rankOf(asking, table, row, by)) }));
  ranked.sort((a, b) => byRanks(a.ranks, b.ranks));
  const groups: Row[][] = [];
  ranked.forEach(({ row, ranks: own }, index) => {
    const before = ranked[index - 1];
    if (before && byRanks(before.ranks, own) === 0) groups.at(-1)?.push(row);
    else groups.push([row]);
  });
  return groups;
}

function rankOf(asking: Asking, table: Table, row: Row | undefined, by: InputObject): Rank[] {
  return Object.entries(by).map(([name, input]): Rank => {
    const relationship = table.relationships.find((of) => of.name === name || `${of.name}_aggregate` === name);
    if (!relationship) {
      const value = row ? seen(asking, table, row, name) : null;
      return { type: columnOf(table, name).type, value, direction: String((input as Word).word) };
    }
    const target = tableOf(relationship.target);
    const others = row ? visibleLinked(asking, relationship, row) : [];
    if (relationship.kind === 'object') return onlyOne(rankOf(asking, target, others[0], input as InputObject));
    return { ...rankOfAggregate(asking, target, others, input as InputObject), ...(row ? {} : { value: null }) };
  });
}

function rankOfAggregate(asking: Asking, target: Table, rows: readonly Row[], by: InputObject): Rank {
  const [[fn, input] = ['', null as Input]] = Object.entries(by);
  if (input instanceof Word) return { type: 'int', value: rows.length, direction: input.word };
  const [[name, direction] = ['', null as Input]] = Object.entries(input as InputObject);
  const { type } = columnOf(target, name);
  const cells = rows.map((row) => seen(asking, target, row, name));
  const value = aggregated(fn, type, cells);
  const result = fn === 'max' || fn === 'min' ? type : 'numeric';
  return { type: result, value, direction: (direction as Word).word };
}

function onlyOne(items: readonly Rank[]): Rank {
  const [item, ...others] = items;
  if (!item || others.length > 0) throw new Error('an order has one key');
  return item;
}

function byRanks(a: readonly Rank[], b: readonly Rank[]): number {
  for (const [index, rank] of a.entries()) {
    const other = b[index];
    const order = other ? byRank(rank, other) : 0;
    if (order !== 0) return order;
  }
  return 0;
}

function byRank({ type, value, direction }: Rank, { value: other }: Rank): number {
  const nullsFirst = /^desc$|_nulls_first$/.test(direction);
  if (value === null || other === null) {
    if (value === other) return 0;
    return (value === null) === nullsFirst ? -1 : 1;
  }
  return direction.startsWith('desc') ? compare(type, other, value) : compare(type, value, other);
}

/** The first row of each combination of values. Two rows of equal rank and values leave open which is first. */
function firstOfEach(asking: Asking, table: Table, groups: RankedRows, names: readonly string[]): Row[][] {
  const values = (row: Row): Cell[] => names.map((name) => seen(asking, table, row, name));
  const types = names.map((name) => columnOf(table, name).type);
  const equals = (a: Row, b: Row): boolean => {
    const [left, right] = [values(a), values(b)];
    return types.every((type, index) => isSame(type, left[index] ?? null, right[index] ?? null));
  };
  const kept: Row[][] = [];
  for (const group of groups) {
    const fresh = group.filter((row) => !kept.some(([first]) => first && equals(first, row)));
    if (fresh.some((row) => fresh.some((other) => other !== row && equals(other, row)))) throw new Undetermined();
    if (fresh.length > 0) kept.push(...fresh.map((row) => [row]));
  }
  return kept;
}

function cut(groups: RankedRows, offset: number, limit: number): RankedRows {
  const kept: Row[][] = [];
  let at = 0;
  for (const group of groups) {
    const inside = group.filter((_, index) => at + index >= offset && at + index < offset + limit);
    if (inside.length > 0 && inside.length < group.length) throw new Undetermined();
    if (inside.length > 0) kept.push(inside);
    at += group.length;
  }
  return kept;
}
