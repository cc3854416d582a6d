import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  isInputType,
  isOutputType,
  Kind,
  parseType,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type GraphQLType,
  type TypeNode,
} from 'graphql';
import type { Action, ActionRelationship } from '../model/model';
import { inputField, outputField } from './meaning';
import type { RootFields } from './queryRoot';
import { selectArguments } from './selectArguments';
import { aggregateType, rowsType, tableType } from './tableTypes';
import type { TypeRegistry } from './typeRegistry';

const builtInTypes = [GraphQLInt, GraphQLFloat, GraphQLString, GraphQLBoolean, GraphQLID];

/** The field of an action that the role may run. */
export function actionField(types: TypeRegistry, action: Action): RootFields[number] {
  const { metadata } = action;
  const output = typeFrom(types, parseType(metadata.output_type));
  if (!isOutputType(output)) throw new Error(`action ${action.name}: ${metadata.output_type} is no output type`);
  const args = (metadata.arguments ?? []).map((argument) => [
    argument.name,
    { type: inputTypeFrom(types, argument.type), description: argument.description ?? undefined },
  ]);
  const options = { args: Object.fromEntries(args), description: action.comment };
  return [action.name, outputField({ kind: 'action', action }, output, options)];
}

function inputTypeFrom(types: TypeRegistry, text: string): GraphQLInputType {
  const type = typeFrom(types, parseType(text));
  if (!isInputType(type)) throw new Error(`${text} is no input type`);
  return type;
}

function typeFrom(types: TypeRegistry, node: TypeNode): GraphQLType {
  if (node.kind === Kind.NON_NULL_TYPE) return new GraphQLNonNull(typeFrom(types, node.type) as GraphQLNullableType);
  if (node.kind === Kind.LIST_TYPE) return new GraphQLList(typeFrom(types, node.type));
  return namedType(types, node.name.value);
}

/** A custom type, a built-in scalar, or any other name: a Postgres scalar. */
function namedType(types: TypeRegistry, name: string): GraphQLNamedType {
  const { objects, input_objects: inputs, enums } = types.view.model.customTypes;
  const builtIn = builtInTypes.find((type) => type.name === name);
  if (builtIn) return builtIn;
  if (objects?.some((type) => type.name === name)) return outputObject(types, name);
  if (inputs?.some((type) => type.name === name)) return inputObject(types, name);
  if (enums?.some((type) => type.name === name)) return enumObject(types, name);
  const description = types.view.model.customTypes.scalars?.find((type) => type.name === name)?.description;
  return types.named(name, () => new GraphQLScalarType({ name, description }));
}

function enumObject(types: TypeRegistry, name: string): GraphQLEnumType {
  const definition = types.view.model.customTypes.enums?.find((type) => type.name === name);
  const values = (definition?.values ?? []).map(({ value, description }) => [value, { description }]);
  return types.named(
    name,
    () => new GraphQLEnumType({ name, description: definition?.description, values: Object.fromEntries(values) }),
  );
}

function inputObject(types: TypeRegistry, name: string): GraphQLInputObjectType {
  const definition = types.view.model.customTypes.input_objects?.find((type) => type.name === name);
  const fields = definition?.fields ?? [];
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: definition?.description,
        fields: () =>
          Object.fromEntries(
            fields.map((field) => [
              field.name,
              inputField({ kind: 'plain' }, inputTypeFrom(types, field.type), field.description ?? undefined),
            ]),
          ),
      }),
  );
}

function outputObject(types: TypeRegistry, name: string): GraphQLObjectType {
  const definition = types.view.model.customTypes.objects?.find((type) => type.name === name);
  const fields = definition?.fields ?? [];
  const relationships = types.view.model.actionRelationships.get(name) ?? [];
  return types.named(
    name,
    () =>
      new GraphQLObjectType({
        name,
        description: definition?.description,
        fields: () =>
          Object.fromEntries([
            ...fields.map((field) => [
              field.name,
              outputField({ kind: 'custom' }, typeFrom(types, parseType(field.type)) as GraphQLOutputType, {
                description: field.description ?? undefined,
              }),
            ]),
            ...relationships.flatMap((relationship) => relationshipFields(types, relationship)),
          ]),
      }),
  );
}

function relationshipFields(
  types: TypeRegistry,
  relationship: ActionRelationship,
): [string, GraphQLFieldConfig<unknown, unknown>][] {
  const target = types.view.permissions(relationship.target).select;
  if (!target) return [];
  const meaning = { kind: 'customRelationship', relationship } as const;
  if (relationship.kind === 'object') {
    return [[relationship.name, outputField({ ...meaning, aggregate: false }, tableType(types, relationship.target))]];
  }
  const args = selectArguments(types, relationship.target);
  const rows = outputField({ ...meaning, aggregate: false }, rowsType(types, relationship.target), { args });
  if (!target.allowAggregations) return [[relationship.name, rows]];
  const type = new GraphQLNonNull(aggregateType(types, relationship.target));
  return [
    [relationship.name, rows],
    [
      relationship.target.naming.field(`${relationship.name}_aggregate`),
      outputField({ ...meaning, aggregate: true }, type, { args }),
    ],
  ];
}
