import type { PgType } from '../catalog/types';

const scalar = (name: string, sqlName = name): PgType => ({ name, sqlName, category: 'scalar' });

/** Postgres' `text`. */
export const textType = scalar('text');
/** Postgres' `jsonb`. */
export const jsonbType = scalar('jsonb');
/** Postgres' `integer`, 32 bits. */
export const integerType = scalar('int4', 'integer');
/** Postgres' `bigint`, 64 bits. */
export const bigintType = scalar('int8', 'bigint');
/** Postgres' `text[]`. */
export const textArrayType = arrayOf(textType);

/** The array type over an element type. */
export function arrayOf(element: PgType): PgType {
  return { name: `_${element.name}`, sqlName: `${element.sqlName}[]`, category: 'array', element };
}

/** Whether GraphQL's aggregates over numbers apply. */
export function isNumeric(type: PgType): boolean {
  return ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money'].includes(type.name);
}

/** Whether a type is json or jsonb. */
export function isJsonType(type: PgType): boolean {
  return type.name === 'json' || type.name === 'jsonb';
}

/** Types that offer the pattern operators. */
export function isTextual(type: PgType): boolean {
  return ['text', 'varchar', 'citext', 'bpchar'].includes(type.name);
}
