import type { PgType } from '../catalog/types';
import type { StatementBuilder } from './statement';

const stringifiedTypes = new Set(['numeric', 'int8', 'float8', 'money']);

/** Casts numeric, bigint, float8 and money to text when `stringifyNumericTypes` is set. */
export function stringified(builder: StatementBuilder, value: string, type: PgType): string {
  if (!builder.options.stringifyNumericTypes) return value;
  if (type.element) return stringifiedTypes.has(type.element.name) ? `(${value})::text[]` : value;
  return stringifiedTypes.has(type.name) ? `(${value})::text` : value;
}
