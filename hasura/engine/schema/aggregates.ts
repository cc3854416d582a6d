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

/** The types whose extremes are offered: those that Hasura knows by name, without the ones that have no order. */
const comparableTypes = new Set([
  'int2',
  'int4',
  'int8',
  'float4',
  'float8',
  'numeric',
  'money',
  'bpchar',
  'varchar',
  'text',
  'citext',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'timetz',
  'ltree',
  'lquery',
  'ltxtquery',
  'raster',
]);

/** Whether an aggregate function applies to a column. */
export function isAggregatable(fn: string, column: Column): boolean {
  if (comparableAggregates.some((name) => name === fn)) return !column.enumTable && isComparable(column.type);
  return isNumeric(column.type);
}

function isComparable(type: PgType): boolean {
  const leaf = type.element ?? type;
  return leaf.category === 'enum' || comparableTypes.has(leaf.name);
}
