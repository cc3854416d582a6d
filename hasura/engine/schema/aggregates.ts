import { type PgType } from '../catalog/types';
import { isNumeric } from '../model/pgTypes';
import { type Column } from '../model/types';

/** Aggregate functions over numbers, as field names. */
export const NUMERIC_AGGREGATES = [
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
export const COMPARABLE_AGGREGATES = ['max', 'min'] as const;

/** Types whose extremes are not offered: without order, or unknown to Hasura's own list of types. */
const INCOMPARABLE = new Set([
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

/** Whether a column takes part in an aggregate function. */
export function takesPart(fn: string, column: Column): boolean {
  if (COMPARABLE_AGGREGATES.some((name) => name === fn)) return isComparable(column.type);
  return isNumeric(column.type);
}

function isComparable(type: PgType): boolean {
  const leaf = type.element ?? type;
  return leaf.category !== 'composite' && !INCOMPARABLE.has(leaf.name);
}
