import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import { nameKey } from '../metadata/names';
import type { Column, Relationship, Table } from '../model/table';
import { comparableAggregates, numericAggregates, isAggregatable } from './aggregates';
import { computedColumn } from './boolExpTypes';
import { selectColumnEnum } from './columnEnums';
import { computedFields, ownArguments } from './computedTypes';
import { jsonPathArgument, columnType } from './scalars';
import { outputField, type FieldMeaning } from './meaning';
import { orderedColumns } from './roleView';
import { selectArguments } from './selectArguments';
import { typeName, type TypeRegistry } from './typeRegistry';

type Fields = [string, GraphQLFieldConfig<unknown, unknown>][];

/** The object type `T` with the columns and relationships the role may select. */
export function tableType(types: TypeRegistry, table: Table): GraphQLObjectType {
  const name = typeName(table);
  return types.named(
    name,
    () =>
      new GraphQLObjectType({
        name,
        description: (table.comment ?? `columns and relationships of "${nameKey(table)}"`) || undefined,
        fields: () => Object.fromEntries([...columnFields(types, table), ...relationFields(types, table)]),
      }),
  );
}

type Rows = GraphQLList<GraphQLNonNull<GraphQLObjectType>>;

/** `[T!]!` */
export function rowsType(types: TypeRegistry, table: Table): GraphQLNonNull<Rows> {
  return new GraphQLNonNull(nullableRowsType(types, table));
}

/** `[T!]` */
function nullableRowsType(types: TypeRegistry, table: Table): Rows {
  return new GraphQLList(new GraphQLNonNull(tableType(types, table)));
}

function columnFields(types: TypeRegistry, table: Table): Fields {
  const granted = types.view.permissions(table).select?.columns ?? new Set<Column>();
  return orderedColumns(table, granted).map((column) => {
    const type = columnType(types, column);
    const mayBeNull = column.nullable || types.view.redaction(column) !== undefined;
    const options = { args: jsonPathArgument(column.type), description: column.comment || undefined };
    return [
      column.graphqlName,
      outputField({ kind: 'column', column }, mayBeNull ? type : new GraphQLNonNull(type), options),
    ];
  });
}

function relationFields(types: TypeRegistry, table: Table): Fields {
  const relationships = [...table.relationships.values()].flatMap((relationship) =>
    relationshipFields(types, table, relationship),
  );
  return [...relationships, ...computedFields(types, table, nullableRowsType)];
}

function relationshipFields(types: TypeRegistry, table: Table, relationship: Relationship): Fields {
  const target = types.view.permissions(relationship.target).select;
  if (!target) return [];
  const meaning = { kind: 'relationship', relationship } as const;
  if (relationship.kind === 'object') {
    const type = tableType(types, relationship.target);
    const description = relationship.comment ?? 'An object relationship';
    const outer = relationship.nullable ? type : new GraphQLNonNull(type);
    return [[relationship.name, outputField({ ...meaning, aggregate: false }, outer, { description })]];
  }
  const args = selectArguments(types, relationship.target);
  const description = relationship.comment ?? 'An array relationship';
  const rows = outputField({ ...meaning, aggregate: false }, rowsType(types, relationship.target), {
    args,
    description,
  });
  if (!target.allowAggregations) return [[relationship.name, rows]];
  const aggregate = outputField(
    { ...meaning, aggregate: true },
    new GraphQLNonNull(aggregateType(types, relationship.target)),
    {
      args,
      description: 'An aggregate relationship',
    },
  );
  return [
    [relationship.name, rows],
    [table.naming.field(`${relationship.name}_aggregate`), aggregate],
  ];
}

/** `T_aggregate {aggregate nodes}` */
export function aggregateType(types: TypeRegistry, table: Table): GraphQLObjectType {
  const name = typeName(table, 'aggregate');
  return types.named(
    name,
    () =>
      new GraphQLObjectType({
        name,
        description: `aggregated selection of "${nameKey(table)}"`,
        fields: () => ({
          aggregate: outputField({ kind: 'aggregate' }, aggregateFieldsType(types, table)),
          nodes: outputField({ kind: 'nodes' }, rowsType(types, table)),
        }),
      }),
  );
}

function aggregateFieldsType(types: TypeRegistry, table: Table): GraphQLObjectType {
  const name = typeName(table, 'aggregate_fields');
  return types.named(
    name,
    () =>
      new GraphQLObjectType({
        name,
        description: `aggregate fields of "${nameKey(table)}"`,
        fields: () => ({
          count: outputField({ kind: 'count' }, new GraphQLNonNull(GraphQLInt), { args: countArguments(types, table) }),
          ...Object.fromEntries(
            [...numericAggregates, ...comparableAggregates].flatMap((fn) => functionFields(types, table, fn)),
          ),
        }),
      }),
  );
}

function countArguments(types: TypeRegistry, table: Table): GraphQLFieldConfigArgumentMap {
  const columns = selectColumnEnum(types, table);
  return {
    ...(columns ? { columns: { type: new GraphQLList(new GraphQLNonNull(columns)) } } : {}),
    distinct: { type: GraphQLBoolean },
  };
}

function functionFields(types: TypeRegistry, table: Table, fn: string): Fields {
  const granted = types.view.permissions(table).select?.columns ?? new Set<Column>();
  const fields = [
    ...orderedColumns(table, granted)
      .filter((column) => isAggregatable(fn, column))
      .map((column) => aggregatedColumn(types, fn, column, { kind: 'column', column })),
    ...aggregatedFields(types, table, fn),
  ];
  if (fields.length === 0) return [];
  const name = typeName(table, fn, 'fields');
  const type = types.named(
    name,
    () =>
      new GraphQLObjectType({
        name,
        description: `aggregate ${fn} on columns`,
        fields: () => Object.fromEntries(fields),
      }),
  );
  return [[table.naming.field(fn), outputField({ kind: 'aggregateFunction', fn }, type)]];
}

/** The computed scalars that the function applies to, with their arguments. */
function aggregatedFields(types: TypeRegistry, table: Table, fn: string): Fields {
  const granted = types.view.permissions(table).select?.computedFields;
  return [...table.computedFields.values()].flatMap((field) => {
    const column = granted?.has(field.name) ? computedColumn(field) : undefined;
    if (!column || !isAggregatable(fn, column)) return [];
    return [aggregatedColumn(types, fn, column, { kind: 'computed', field }, ownArguments(types, table, field))];
  });
}

function aggregatedColumn(
  types: TypeRegistry,
  fn: string,
  column: Column,
  meaning: FieldMeaning,
  args: GraphQLFieldConfigArgumentMap = {},
): Fields[number] {
  // As in Hasura, the average of whole numbers that a function gives is declared as a whole number, though it may have a fraction.
  const keepsType = meaning.kind === 'computed' || fn === 'sum' || fn === 'max' || fn === 'min';
  const type = keepsType ? columnType(types, column) : GraphQLFloat;
  return [column.graphqlName, outputField(meaning, type, { args, description: column.comment || undefined })];
}
