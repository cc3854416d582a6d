import { type PgType } from '../catalog/types';

const scalar = (name: string, sqlName = name): PgType => ({ name, sqlName, category: 'scalar' });

export const TEXT = scalar('text');
export const JSONB = scalar('jsonb');
export const INTEGER = scalar('int4', 'integer');
export const BIGINT = scalar('int8', 'bigint');
export const TEXT_ARRAY = arrayOf(TEXT);

/** The array type over an element type. */
export function arrayOf(element: PgType): PgType {
  return { name: `_${element.name}`, sqlName: `${element.sqlName}[]`, category: 'array', element };
}

/** Whether GraphQL's aggregates over numbers apply. */
export function isNumeric(type: PgType): boolean {
  return ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money'].includes(type.name);
}

/** json or jsonb: any JSON value goes in and comes out. */
export function isJsonType(type: PgType): boolean {
  return type.name === 'json' || type.name === 'jsonb';
}

/** Types that offer the pattern operators. */
export function isTextual(type: PgType): boolean {
  return ['text', 'varchar', 'citext', 'bpchar'].includes(type.name);
}
