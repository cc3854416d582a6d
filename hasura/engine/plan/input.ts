import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  print,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type TypeNode,
  type ValueNode,
  type VariableNode,
} from 'graphql';
import { fieldNotFound, pathTo, validationFailed, invariant } from '../errors';
import { isJsonObject, numberOf, type Json } from '../json';
import type { ParameterValue, ValueSource } from '../model/boolExp';
import { keyOf, inputMeaningOf, type InputMeaning } from '../schema/meaning';
import { observe, valueAt, type InputContext } from './inputContext';
import { kindOf } from './describeValue';
import type { JsonReader } from './nodes';

/** A value written in the document or inside a variable. `at` is its JSON path for errors. */
export type Input = { readonly context: InputContext; readonly type: GraphQLInputType; readonly at: string } & (
  | { readonly kind: 'literal'; readonly node: ValueNode }
  | { readonly kind: 'variable'; readonly path: ValuePath }
);

type ValuePath = readonly (string | number)[];

/** A place of the document that takes a value. */
interface Place {
  readonly type: GraphQLInputType;
  readonly at: string;
  /** A nullable variable may stand where the place has a default, as where the variable has one. */
  readonly hasDefault?: boolean;
}

/** The input at a place of the document; a variable there is checked against the place's type. */
export function inputFrom(context: InputContext, node: ValueNode, place: Place): Input {
  const { type, at } = place;
  if (node.kind !== Kind.VARIABLE) return { context, type, at, kind: 'literal', node };
  checkVariable(context, node, place);
  return { context, type, at, kind: 'variable', path: [node.name.value] };
}

function checkVariable(context: InputContext, node: VariableNode, { type, at, hasDefault }: Place): void {
  const name = node.name.value;
  const definition = context.definitions.get(name);
  if (!definition) throw validationFailed(at, `unbound variable "${name}"`);
  const hasOwnDefault = definition.defaultValue !== undefined && definition.defaultValue.kind !== Kind.NULL;
  if (!fits(definition.type, type, hasDefault || hasOwnDefault)) {
    const declared = print(definition.type);
    throw validationFailed(
      at,
      `variable '${name}' is declared as '${declared}', but used where '${String(type)}' is expected`,
    );
  }
}

/** As in Hasura, only the outermost type may not be nullable: `[json]` fits `[json!]`, whose values are checked when they come. */
function fits(declared: TypeNode, type: GraphQLInputType, hasDefault: boolean): boolean {
  if (isNonNullType(type) && declared.kind !== Kind.NON_NULL_TYPE && !hasDefault) return false;
  return hasShape(declared, getNullableType(type));
}

function hasShape(declared: TypeNode, type: GraphQLInputType): boolean {
  if (declared.kind === Kind.NON_NULL_TYPE) return hasShape(declared.type, type);
  if (declared.kind === Kind.LIST_TYPE) {
    return isListType(type) && hasShape(declared.type, getNullableType(type.ofType));
  }
  if (isListType(type)) return hasShape(declared, getNullableType(type.ofType));
  return declared.name.value === getNamedType(type).name;
}

/** Whether the value is null. Planning may depend on it, so it is observed. */
export function isNull(input: Input): boolean {
  if (input.kind === 'literal') return input.node.kind === Kind.NULL;
  return observe(input.context, 'null', input.path, valueAt(input.context.variables, input.path)) === true;
}

/** The items of a list; a single value stands for a list of one. */
export function listItems(input: Input): Input[] {
  const type = getNullableType(input.type);
  const itemType = isListType(type) ? type.ofType : type;
  if (isNull(input)) throw validationFailed(input.at, 'expected a list, but found null');
  if (input.kind === 'literal') {
    if (input.node.kind !== Kind.LIST) return [{ ...input, type: itemType, at: pathTo(input.at, 0) }];
    return input.node.values.map((node, index) =>
      inputFrom(input.context, node, { type: itemType, at: pathTo(input.at, index) }),
    );
  }
  const value = valueAt(input.context.variables, input.path);
  observe(input.context, 'length', input.path, value);
  if (!Array.isArray(value)) return [{ ...input, type: itemType, at: pathTo(input.at, 0) }];
  return value.map((_, index) => ({
    ...input,
    type: itemType,
    path: [...input.path, index],
    at: pathTo(input.at, index),
  }));
}

/** The fields of an input object by key, checked for unknown and for missing required ones. Defaults are not filled in. */
export function objectFields(input: Input): Map<string, Input> {
  const type = getNullableType(input.type);
  if (!isInputObjectType(type)) throw new Error(`${String(type)} is no input object`);
  const fields =
    input.kind === 'literal' ? literalFields(input, input.node, type) : variableFields(input, input.path, type);
  for (const field of Object.values(type.getFields())) {
    if (isNonNullType(field.type) && field.defaultValue === undefined && !fields.has(keyOf(field))) {
      throw validationFailed(input.at, `missing required field '${field.name}'`);
    }
  }
  return fields;
}

function literalFields(input: Input, node: ValueNode, type: GraphQLInputObjectType): Map<string, Input> {
  if (node.kind !== Kind.OBJECT) throw notAnObject(input, type, kindOf(node));
  const { context } = input;
  return new Map(
    node.fields.map(({ name, value }) => {
      const at = pathTo(input.at, name.value);
      const definition = fieldOf(type, name.value, at);
      const hasDefault = definition.defaultValue !== undefined;
      return [keyOf(definition), inputFrom(context, value, { type: definition.type, at, hasDefault })];
    }),
  );
}

function variableFields(input: Input, path: ValuePath, type: GraphQLInputObjectType): Map<string, Input> {
  const value = valueAt(input.context.variables, path);
  observe(input.context, 'keys', path, value);
  if (!isJsonObject(value)) throw notAnObject(input, type, kindOf(value));
  return new Map(
    Object.keys(value).map((key) => {
      const at = pathTo(input.at, key);
      const definition = fieldOf(type, key, at);
      return [
        keyOf(definition),
        { kind: 'variable', context: input.context, path: [...path, key], type: definition.type, at },
      ];
    }),
  );
}

function fieldOf(type: GraphQLInputObjectType, name: string, at: string): GraphQLInputField {
  const field = type.getFields()[name];
  if (!field) throw fieldNotFound(at, name, type.name);
  return field;
}

function notAnObject(input: Input, type: GraphQLInputObjectType, found: string): Error {
  return validationFailed(input.at, `expected an object for type '${type.name}', but found ${found}`);
}

/** What an enum's value stands for: its name as `hasura-default` spells it, or the text in the database. */
export function enumValue(input: Input): string {
  const type = getNullableType(input.type);
  if (!isEnumType(type)) throw new Error(`${String(type)} is no enum`);
  if (input.kind === 'literal') {
    if (input.node.kind !== Kind.ENUM) {
      throw validationFailed(
        input.at,
        `expected an enum value for type '${type.name}', but found ${kindOf(input.node)}`,
      );
    }
    return checkedEnum(type, input.node.value, input.at);
  }
  return enumOf(type, jsonOf(input), input.at);
}

/** What a variable's value of an enum stands for. Throws validation-failed for anything but the name of a value. */
export function enumOf(type: GraphQLEnumType, value: Json, at: string): string {
  if (typeof value === 'string') return checkedEnum(type, value, at);
  throw validationFailed(at, `expected an enum value for type '${type.name}', but found ${kindOf(value)}`);
}

/** What the named value of an enum stands for; throws validation-failed when there is none. */
export function checkedEnum(type: GraphQLEnumType, value: string, at: string): string {
  const found = type.getValue(value);
  if (found) return String(found.value);
  const names = type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(', ');
  throw validationFailed(at, `expected one of the values [${names}] for type '${type.name}', but found '${value}'`);
}

/** The whole value as JSON; planning depends on it, so it is observed exactly. */
export function jsonOf(input: Input): Json {
  const { context } = input;
  const read = (path: ValuePath): Json => {
    const value = valueAt(context.variables, path);
    observe(context, 'exact', path, value);
    return value;
  };
  return input.kind === 'literal' ? literalJson(input.node, read) : read(input.path);
}

/** The value as it was written, read at each request: nothing of the plan depends on it, and nothing is checked. */
export function writtenJson(input: Input): JsonReader {
  if (input.kind === 'literal') return writtenNode(input.node);
  const { path } = input;
  return (variables) => valueAt(variables, path);
}

/** As `writtenJson`, for a value of the document. */
export function writtenNode(node: ValueNode): JsonReader {
  return (variables) => literalJson(node, (path) => valueAt(variables, path));
}

function literalJson(node: ValueNode, variable: (path: ValuePath) => Json): Json {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return numberOf(node.value);
    case Kind.STRING:
    case Kind.ENUM:
      return node.value;
    case Kind.LIST:
      return node.values.map((item) => literalJson(item, variable));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalJson(field.value, variable)]));
    case Kind.VARIABLE:
      return variable([node.name.value]);
  }
}

/** The value as a parameter: a literal is fixed, a variable is read at each request. */
export function parameterSource(input: Input, read: (value: Json) => ParameterValue): ValueSource {
  if (input.kind === 'literal') return { kind: 'constant', value: read(jsonOf(input)) };
  read(valueAt(input.context.variables, input.path));
  return { kind: 'variable', path: input.path, read };
}

/** What a field of an input object that describes a row stands for. */
export function meaningIn({ type }: Input, name: string): InputMeaning {
  const object = getNullableType(type);
  invariant(isInputObjectType(object), 'a row is an input object');
  const field = object.getFields()[name];
  invariant(field, 'unknown fields are refused before');
  return inputMeaningOf(field);
}
