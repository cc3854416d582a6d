import type { PgType } from '../catalog/types';
import { isNumeric } from '../model/pgTypes';
import type { Column } from '../model/table';

/** Aggregate functions over numbers, as field names. */
export const numericAggregates = [
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'sum',
  'var_pop',
  'var_samp',
  'variance',
] as const;

/** Aggregate functions over anything with an order. */
export const comparableAggregates = ['max', 'min'] as const;

/** Types whose extremes are not offered: without order, or unknown to Hasura's own list of types. */
const incomparableTypes = new Set([
  'json',
  'jsonb',
  'bool',
  'bytea',
  'time',
  'interval',
  'inet',
  'cidr',
  'macaddr',
  'point',
  'xml',
  'tsvector',
]);

/** Whether an aggregate function applies to a column. */
export function isAggregatable(fn: string, column: Column): boolean {
  if (comparableAggregates.some((name) => name === fn)) return isComparable(column.type);
  return isNumeric(column.type);
}

function isComparable(type: PgType): boolean {
  const leaf = type.element ?? type;
  return leaf.category !== 'composite' && !incomparableTypes.has(leaf.name);
}
