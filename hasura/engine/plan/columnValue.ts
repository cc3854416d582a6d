import { getNamedType, isEnumType, type GraphQLInputType } from 'graphql';
import { type PgType } from '../catalog/types';
import { EngineError, pathTo, validationFailed } from '../errors';
import { type Json } from '../json';
import { type Operand, type ParameterValue } from '../model/boolExp';
import { arrayOf, isJsonType } from '../model/pgTypes';
import { type Column } from '../model/types';
import { checkedEnum, enumValue, isNull, listItems, parameterSource, type Input } from './input';

/** Whole-number types with their bounds as powers of two. */
const INTEGER_BITS: Readonly<Record<string, number>> = { int2: 15, int4: 31, int8: 63 };
const DECIMALS = new Set(['float4', 'float8', 'numeric', 'money']);

/** A value for a column of that type: any Postgres column takes a string, and reads it itself. */
export function columnOperand(input: Input, type: PgType): Operand {
  if (isJsonType(type) || type.element) return parameter(input, type, reader(type, input.at));
  const named = getNamedType(input.type);
  if (isEnumType(named) && input.kind === 'literal') enumValue(input);
  const read = isEnumType(named) ? enumReader(input.type, input.at) : reader(type, input.at);
  return parameter(input, type, read);
}

/** A value to be stored. Null is no value; JSON's own null is meant only where there must be a value. */
export function storedOperand(input: Input, { type, nullable }: Column): Operand {
  if (!isJsonType(type) || !nullable) return columnOperand(input, type);
  return parameter(input, type, (value) => (value === null ? null : readColumnValue(type, value, input.at)));
}

/** A list of values for `_in`, sent as one array. */
export function columnListOperand(input: Input, type: PgType): Operand {
  if (isNull(input)) throw validationFailed(input.at, 'expected a list, but found null');
  const items = input.kind === 'literal' ? listItems(input) : [];
  if (items.some((item) => item.kind === 'variable')) {
    return { kind: 'list', type: arrayOf(type), items: items.map((item) => columnOperand(item, type)) };
  }
  items.forEach((item) => columnOperand(item, type));
  const named = getNamedType(input.type);
  const read = (value: Json): ParameterValue =>
    (Array.isArray(value) ? value : [value]).map((item, index) => {
      const at = pathTo(input.at, index);
      return isEnumType(named) ? enumReader(named, at)(item) : readColumnValue(type, item, at);
    });
  return parameter(input, arrayOf(type), read);
}

function parameter(input: Input, type: PgType, read: (value: Json) => ParameterValue): Operand {
  return { kind: 'parameter', type, source: parameterSource(input, read) };
}

function reader(type: PgType, at: string): (value: Json) => ParameterValue {
  return (value) => readColumnValue(type, value, at);
}

function enumReader(type: GraphQLInputType, at: string): (value: Json) => ParameterValue {
  const named = getNamedType(type);
  return (value) => (value === null ? null : isEnumType(named) ? checkedEnum(named, String(value), at) : String(value));
}

/** Writes a JSON value as a parameter of that type. Throws parse-failed for kinds that the type cannot be. */
export function readColumnValue(type: PgType, value: Json, at: string): ParameterValue {
  if (isJsonType(type)) return JSON.stringify(value);
  if (value === null) return null;
  if (type.element) return readArray(type.element, value, at);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return readNumber(type, value, at);
  if (typeof value === 'boolean' && type.name === 'bool') return String(value);
  throw mismatch(type, at);
}

function readArray(element: PgType, value: Json, at: string): ParameterValue {
  if (Array.isArray(value)) return value.map((item, index) => readColumnValue(element, item, pathTo(at, index)));
  if (typeof value === 'string') return value;
  throw new EngineError('parse-failed', 'parsing list failed, expected Array or an array literal', at);
}

function readNumber(type: PgType, value: number, at: string): string {
  if (DECIMALS.has(type.name)) return String(value);
  const bits = INTEGER_BITS[type.name];
  if (bits === undefined) throw mismatch(type, at);
  if (Number.isInteger(value) && value >= -(2 ** bits) && value < 2 ** bits) return String(value);
  const reason = 'lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?';
  throw new EngineError('parse-failed', `The value ${value} ${reason}`, at);
}

function mismatch(type: PgType, at: string): EngineError {
  return new EngineError('parse-failed', `A string is expected for type: ${type.name}`, at);
}
