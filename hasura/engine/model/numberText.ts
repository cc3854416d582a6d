import type { PgType } from '../catalog/types';
import { integerOf, type JsonNumber } from '../json';

/** Whole-number types with their bounds as powers of two. */
const integerBits: Readonly<Record<string, number>> = { int2: 15, int4: 31, int8: 63 };
const decimalTypes = new Set(['float4', 'float8', 'numeric', 'money']);

/** Whether a number may be given for a value of the type. */
export function takesNumbers(type: PgType): boolean {
  return decimalTypes.has(type.name) || integerBits[type.name] !== undefined;
}

/** A number as Postgres reads it for the type, with all its digits; undefined for one that lies outside the bounds or is not an integer. */
export function numberText(type: PgType, value: JsonNumber): string | undefined {
  const bits = integerBits[type.name];
  // Postgres reads no exponent in money.
  if (bits === undefined) return String((type.name === 'money' ? integerOf(value) : undefined) ?? value);
  const integer = integerOf(value);
  const bound = 2n ** BigInt(bits);
  return integer !== undefined && integer >= -bound && integer < bound ? String(integer) : undefined;
}
