import { getNamedType, getNullableType, isEnumType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import type { PgType } from '../catalog/types';
import { EngineError, pathTo, validationFailed } from '../errors';
import { isNumber, writeJson, type Json, type JsonNumber } from '../json';
import type { Operand, ParameterValue } from '../model/boolExp';
import { numberText, takesNumbers } from '../model/numberText';
import { arrayOf, isJsonType } from '../model/pgTypes';
import type { Column } from '../model/table';
import { enumOf, enumValue, isNull, listItems, parameterSource, type Input } from './input';

/** A value for a column of that type. Strings are passed on for Postgres to read, whatever the type. */
export function columnOperand(input: Input, type: PgType): Operand {
  if (isEnumType(getNamedType(input.type)) && input.kind === 'literal' && !isNull(input)) enumValue(input);
  return parameter(input, type, reader(input.type, type, input.at));
}

/** The input itself, unless it is null, which no comparison takes: nothing equals null. */
export function refuseNull(input: Input): Input {
  if (isNull(input)) throw unexpectedNull(input.type, input.at);
  return input;
}

function unexpectedNull(place: GraphQLInputType, at: string): EngineError {
  const type = getNamedType(place);
  if (isEnumType(type)) return validationFailed(at, `expected an enum value for type '${type.name}', but found null`);
  return validationFailed(at, `unexpected null value for type '${type.name}'`);
}

/** A value to be stored. Null means SQL null in a nullable column, and JSON null in a json column that is not nullable. */
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
  const list = getNullableType(input.type);
  const itemType = isListType(list) ? list.ofType : list;
  const read = (value: Json): ParameterValue =>
    (Array.isArray(value) ? value : [value]).map((item, index) =>
      reader(itemType, type, pathTo(input.at, index))(item),
    );
  return parameter(input, arrayOf(type), read);
}

function parameter(input: Input, type: PgType, read: (value: Json) => ParameterValue): Operand {
  return { kind: 'parameter', type, source: parameterSource(input, read) };
}

/** Reads values for a place of the schema. Throws for null where the place takes none, and for an unknown enum value. */
function reader(place: GraphQLInputType, type: PgType, at: string): (value: Json) => ParameterValue {
  const named = getNamedType(place);
  return (value) => {
    if (value === null && isNonNullType(place)) throw unexpectedNull(place, at);
    if (value !== null && isEnumType(named)) return enumOf(named, value, at);
    return readColumnValue(type, value, at);
  };
}

/** Writes a JSON value as a parameter of that type. Throws parse-failed for kinds that the type cannot be. */
export function readColumnValue(type: PgType, value: Json, at: string): ParameterValue {
  if (isJsonType(type)) return writeJson(value);
  if (value === null) return null;
  if (type.element) return readArray(type.element, value, at);
  if (typeof value === 'string') return value;
  if (isNumber(value)) return readNumber(type, value, at);
  if (typeof value === 'boolean' && type.name === 'bool') return String(value);
  throw mismatch(type, value, at);
}

function readArray(element: PgType, value: Json, at: string): ParameterValue {
  if (Array.isArray(value)) return value.map((item) => readElement(element, item, at));
  if (typeof value === 'string') return value;
  throw unparsed('[]', 'Array', value, at);
}

/** In an array of json, a string that is JSON is that value; in a column of json it would be a string. */
function readElement(element: PgType, item: Json, at: string): ParameterValue {
  return isJsonType(element) && isJsonText(item) ? item : readColumnValue(element, item, at);
}

function isJsonText(value: Json): value is string {
  if (typeof value !== 'string') return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

function readNumber(type: PgType, value: JsonNumber, at: string): string {
  if (!takesNumbers(type)) throw mismatch(type, value, at);
  const text = numberText(type, value);
  if (text !== undefined) return text;
  const reason = 'lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?';
  throw new EngineError('parse-failed', `The value ${String(value)} ${reason}`, at);
}

/** What Hasura parses a value of a type as, and the kind of JSON that this is; a type that it has no parser for takes strings alone. */
const parsed: Readonly<Record<string, readonly [parser: string, kind: string]>> = {
  int2: ['Integer expected for input type: PGSmallInt', 'Number'],
  int4: ['Integer expected for input type: PGInteger', 'Number'],
  int8: ['Integer expected for input type: PGBigInt', 'Number'],
  float4: ['Float expected for input type: PGFloat', 'Number'],
  float8: ['Float expected for input type: PGDouble', 'Number'],
  numeric: ['Scientific', 'Number'],
  money: ['Scientific', 'Number'],
  bool: ['Bool', 'Boolean'],
  bpchar: ['Char', 'String'],
  varchar: ['Text', 'String'],
  text: ['Text', 'String'],
  citext: ['Text', 'String'],
  uuid: ['UUID', 'String'],
  date: ['Day', 'String'],
  timestamp: ['LocalTime', 'String'],
  timestamptz: ['UTCTime', 'String'],
  timetz: ['ZonedTimeOfDay', 'String'],
};

function mismatch(type: PgType, value: Json, at: string): EngineError {
  const [parser, kind] = parsed[type.name] ?? [];
  if (parser !== undefined && kind !== undefined) return unparsed(parser, kind, value, at);
  return new EngineError('parse-failed', `A string is expected for type: ${type.name}`, at);
}

function unparsed(parser: string, expected: string, value: Json, at: string): EngineError {
  const found = isNumber(value) ? 'Number' : Array.isArray(value) ? 'Array' : capitalised(typeof value);
  const message = `parsing ${parser} failed, expected ${expected}, but encountered ${found}`;
  return new EngineError('parse-failed', message, at);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
