import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { fieldNotFound, pathTo, validationFailed } from '../errors';
import { integerOf, isJsonObject, isNumber, type Json, type JsonObject } from '../json';
import { kindOf } from './describeValue';
import { checkedEnum, jsonOf, listItems, objectFields, type Input } from './input';
import { valueAt } from './inputContext';
import type { ArgumentReader } from './nodes';

type Variables = Parameters<ArgumentReader>[0];

/**
 * Reads the arguments of a handler and checks them against the action's signature: literals when the plan is made, variables at
 * each request. Throws validation-failed for the current variables; the reader throws it for those of later requests.
 */
export function argumentReader(args: ReadonlyMap<string, Input>): ArgumentReader {
  const readers = [...args].map(([name, input]) => [name, valueReader(input)] as const);
  return (variables) => Object.fromEntries(readers.map(([name, read]) => [name, read(variables)]));
}

function valueReader(input: Input): (variables: Variables) => Json {
  const { type, at, context } = input;
  if (input.kind === 'variable') {
    const read = (variables: Variables): Json => coerce(type, valueAt(variables, input.path), at);
    read(context.variables);
    return read;
  }
  const inner = getNullableType(type);
  if (isListType(inner) && input.node.kind !== Kind.NULL) {
    const items = listItems(input).map(valueReader);
    return (variables) => items.map((read) => read(variables));
  }
  if (isInputObjectType(inner) && input.node.kind === Kind.OBJECT) return argumentReader(objectFields(input));
  const value = coerce(type, jsonOf(input), at);
  return () => value;
}

/** Strict GraphQL coercion to the action's signature. Scalars of Postgres and custom scalars are not checked. */
function coerce(type: GraphQLInputType, value: Json, at: string): Json {
  if (value === null) {
    if (isNonNullType(type)) {
      throw validationFailed(at, `unexpected null value for type '${String(getNullableType(type))}'`);
    }
    return null;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [value];
    return items.map((item, index) => coerce(inner.ofType, item, pathTo(at, index)));
  }
  if (isInputObjectType(inner)) return coerceObject(inner, value, at);
  if (isEnumType(inner)) {
    if (typeof value !== 'string') {
      throw validationFailed(at, `expected an enum value for type '${inner.name}', but found ${kindOf(value)}`);
    }
    return checkedEnum(inner, value, at);
  }
  return coerceScalar(inner.name, value, at);
}

function coerceObject(type: GraphQLInputObjectType, value: Json, at: string): JsonObject {
  if (!isJsonObject(value)) {
    throw validationFailed(at, `expected an object for type '${type.name}', but found ${kindOf(value)}`);
  }
  const fields = type.getFields();
  for (const key of Object.keys(value)) if (!fields[key]) throw fieldNotFound(pathTo(at, key), key, type.name);
  const entries = Object.values(fields).flatMap((field): [string, Json][] => {
    const given = value[field.name];
    if (given !== undefined) return [[field.name, coerce(field.type, given, pathTo(at, field.name))]];
    if (isNonNullType(field.type)) throw validationFailed(at, `missing required field '${field.name}'`);
    return [];
  });
  return Object.fromEntries(entries);
}

const scalars: Readonly<Record<string, readonly [(value: Json) => boolean, string]>> = {
  Int: [
    (value) => {
      const integer = isNumber(value) ? integerOf(value) : undefined;
      return integer !== undefined && integer >= -(2n ** 31n) && integer < 2n ** 31n;
    },
    'a 32-bit integer',
  ],
  Float: [isNumber, 'a float'],
  String: [(value) => typeof value === 'string', 'a string'],
  Boolean: [(value) => typeof value === 'boolean', 'a boolean'],
  ID: [(value) => typeof value === 'string' || isNumber(value), 'a string'],
};

function coerceScalar(name: string, value: Json, at: string): Json {
  const rule = scalars[name];
  // A handler may read an integer only where it is written as one.
  if (name === 'Int' && isNumber(value) && rule?.[0](value)) return Number(value);
  if (!rule || rule[0](value)) return value;
  throw validationFailed(at, `expected ${rule[1]} for type '${name}', but found ${kindOf(value)}`);
}
