import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { invariant, pathTo, validationFailed } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { ALWAYS } from '../model/boolExp';
import { type Action } from '../model/types';
import { meaningOf } from '../schema/meaning';
import { fieldArguments } from './arguments';
import { collectFields, type CollectedField } from './collectFields';
import { type PlanContext } from './context';
import { kindOf } from './describeValue';
import { checkedEnum, jsonOf } from './input';
import { type CustomOutputNode, type CustomOutputType, type RootNode, type SelectionNode } from './nodes';
import { planOutput, planSelection } from './output';
import { rowFilter } from './where';

/** A root field that an action's handler answers. */
export function planAction(context: PlanContext, field: CollectedField, action: Action): RootNode {
  invariant(field.definition, 'an action is a field');
  const args = [...fieldArguments(context, field)].map(([name, input]): [string, Json] => [
    name,
    coerce(input.type, jsonOf(input), input.at),
  ]);
  const fixed = Object.fromEntries(args);
  const output = planOutputType(context, field, field.definition.type);
  return { kind: 'action', name: field.responseName, action, arguments: () => fixed, output };
}

/** Strict GraphQL coercion: what a handler gets is what its signature says. Scalars of Postgres pass as they are. */
function coerce(type: GraphQLInputType, value: Json, at: string): Json {
  if (value === null) {
    if (isNonNullType(type))
      throw validationFailed(at, `unexpected null value for type '${String(getNullableType(type))}'`);
    return null;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [value];
    return items.map((item, index) => coerce(inner.ofType, item, pathTo(at, index)));
  }
  if (isInputObjectType(inner)) return coerceObject(inner, value, at);
  if (isEnumType(inner)) {
    if (typeof value !== 'string')
      throw validationFailed(at, `expected an enum value for type '${inner.name}', but found ${kindOf(value)}`);
    return checkedEnum(inner, value, at);
  }
  return coerceScalar(inner.name, value, at);
}

function coerceObject(type: GraphQLInputObjectType, value: Json, at: string): JsonObject {
  if (!isJsonObject(value))
    throw validationFailed(at, `expected an object for type '${type.name}', but found ${kindOf(value)}`);
  const fields = type.getFields();
  for (const key of Object.keys(value))
    if (!fields[key]) throw validationFailed(pathTo(at, key), `field '${key}' not found in type: '${type.name}'`);
  const entries = Object.values(fields).flatMap((field): [string, Json][] => {
    const given = value[field.name];
    if (given !== undefined) return [[field.name, coerce(field.type, given, pathTo(at, field.name))]];
    if (isNonNullType(field.type)) throw validationFailed(at, `missing required field '${field.name}'`);
    return [];
  });
  return Object.fromEntries(entries);
}

const SCALARS: Readonly<Record<string, readonly [(value: Json) => boolean, string]>> = {
  Int: [
    (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31,
    'a 32-bit integer',
  ],
  Float: [(value) => typeof value === 'number', 'a float'],
  String: [(value) => typeof value === 'string', 'a string'],
  Boolean: [(value) => typeof value === 'boolean', 'a boolean'],
  ID: [(value) => typeof value === 'string' || typeof value === 'number', 'a string'],
};

function coerceScalar(name: string, value: Json, at: string): Json {
  const rule = SCALARS[name];
  if (!rule || rule[0](value)) return value;
  throw validationFailed(at, `expected ${rule[1]} for type '${name}', but found ${kindOf(value)}`);
}

function planOutputType(context: PlanContext, field: CollectedField, type: GraphQLOutputType): CustomOutputType {
  if (isNonNullType(type)) return { kind: 'nonNull', of: planOutputType(context, field, type.ofType) };
  if (isListType(type)) return { kind: 'list', of: planOutputType(context, field, type.ofType) };
  if (!isObjectType(type)) return { kind: 'leaf', scalar: type.name };
  const fields = collectFields(context, type, field.selectionSets, field.path).map((member) =>
    member.definition
      ? planMember(context, member)
      : ({ kind: 'typename', name: member.responseName, value: type.name } as const),
  );
  return { kind: 'object', typeName: type.name, fields };
}

function planMember(context: PlanContext, field: CollectedField): CustomOutputNode {
  invariant(field.definition, 'meta fields are handled before');
  const meaning = meaningOf(field.definition);
  const name = field.responseName;
  if (meaning.kind === 'customRelationship') {
    const { relationship } = meaning;
    const selection = planRelated(context, field, meaning.aggregate, relationship.target, relationship.kind);
    return { kind: 'related', name, relationship, selection };
  }
  return {
    kind: 'field',
    name,
    key: field.definition.name,
    type: planOutputType(context, field, field.definition.type),
  };
}

function planRelated(
  context: PlanContext,
  field: CollectedField,
  aggregate: boolean,
  table: Parameters<typeof rowFilter>[1],
  kind: 'object' | 'array',
): SelectionNode {
  if (kind === 'array') return planSelection(context, field, fieldArguments(context, field), table, aggregate);
  const rows = { table, source: { kind: 'table' }, where: ALWAYS, distinctOn: [], orderBy: [] } as const;
  return { kind: 'single', rows: { ...rows, where: rowFilter(context, table) }, fields: planOutput(context, field) };
}
