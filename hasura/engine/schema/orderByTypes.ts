import { GraphQLEnumType, GraphQLInputObjectType, type GraphQLInputFieldConfig } from 'graphql';
import { nameKey } from '../metadata/names';
import type { Naming } from '../model/naming';
import type { Column, Table } from '../model/table';
import { comparableAggregates, numericAggregates, isAggregatable } from './aggregates';
import { comparableComputed, hasUserArguments } from './boolExpTypes';
import { inputField, spelled } from './meaning';
import { orderedColumns } from './roleView';
import { typeName, type TypeRegistry } from './typeRegistry';

const directions: readonly (readonly [string, string])[] = [
  ['asc', 'in ascending order, nulls last'],
  ['asc_nulls_first', 'in ascending order, nulls first'],
  ['asc_nulls_last', 'in ascending order, nulls last'],
  ['desc', 'in descending order, nulls first'],
  ['desc_nulls_first', 'in descending order, nulls first'],
  ['desc_nulls_last', 'in descending order, nulls last'],
];

/** The enum `order_by`. */
export function directionType(types: TypeRegistry, naming: Naming): GraphQLEnumType {
  return types.named(
    'order_by',
    () =>
      new GraphQLEnumType({
        name: 'order_by',
        description: 'column ordering options',
        values: Object.fromEntries(
          directions.map(([value, description]) => [naming.enumValue(value), { value, description }]),
        ),
      }),
  );
}

/** `T_order_by`: columns, computed scalars, object relationships, and aggregates of array relationships and computed rows. */
export function orderByType(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'order_by');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `Ordering options when selecting data from "${nameKey(table)}".`,
        fields: () => Object.fromEntries(orderByFields(types, table)),
      }),
  );
}

function orderByFields(types: TypeRegistry, table: Table): [string, GraphQLInputFieldConfig][] {
  const direction = directionType(types, table.naming);
  const permission = types.view.permissions(table).select;
  const columns = orderedColumns(table, permission?.columns ?? new Set());
  const computed = [...table.computedFields.values()].filter(
    (field) => permission?.computedFields.has(field.name) && comparableComputed(field),
  );
  return [
    ...columns.map((column): [string, GraphQLInputFieldConfig] => [
      column.graphqlName,
      inputField({ kind: 'column', column }, direction),
    ]),
    ...computed.map((field): [string, GraphQLInputFieldConfig] => [
      field.name,
      inputField({ kind: 'computed', field }, direction),
    ]),
    ...relationshipFields(types, table),
    ...computedRowsFields(types, table),
  ];
}

function computedRowsFields(types: TypeRegistry, table: Table): [string, GraphQLInputFieldConfig][] {
  return [...table.computedFields.values()].flatMap((field): [string, GraphQLInputFieldConfig][] => {
    const { returns } = field;
    if (!('table' in returns) || hasUserArguments(field) || !types.view.permissions(returns.table).select) return [];
    const name = table.naming.field(`${field.name}_aggregate`);
    return [[name, inputField({ kind: 'computed', field }, aggregateOrderBy(types, returns.table))]];
  });
}

function relationshipFields(types: TypeRegistry, table: Table): [string, GraphQLInputFieldConfig][] {
  return [...table.relationships.values()].flatMap((relationship): [string, GraphQLInputFieldConfig][] => {
    const target = types.view.permissions(relationship.target).select;
    if (!target) return [];
    const meaning = { kind: 'relationship', relationship } as const;
    if (relationship.kind === 'object') {
      return [
        [relationship.name, inputField({ ...meaning, aggregate: false }, orderByType(types, relationship.target))],
      ];
    }
    const type = aggregateOrderBy(types, relationship.target);
    const name = table.naming.field(`${relationship.name}_aggregate`);
    return [[name, inputField({ ...meaning, aggregate: true }, type)]];
  });
}

function aggregateOrderBy(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'aggregate_order_by');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `order by aggregate values of table "${nameKey(table)}"`,
        fields: () =>
          spelled(table.naming, {
            count: inputField({ kind: 'plain' }, directionType(types, table.naming)),
            ...Object.fromEntries(
              [...numericAggregates, ...comparableAggregates].flatMap((fn) => functionOrderBy(types, table, fn)),
            ),
          }),
      }),
  );
}

function functionOrderBy(types: TypeRegistry, table: Table, fn: string): [string, GraphQLInputFieldConfig][] {
  const columns = orderedColumns(table, types.view.permissions(table).select?.columns ?? new Set<Column>()).filter(
    (column) => isAggregatable(fn, column),
  );
  if (columns.length === 0) return [];
  const name = typeName(table, fn, 'order_by');
  const type = types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `order by ${fn}() on columns of table "${nameKey(table)}"`,
        fields: () =>
          Object.fromEntries(
            columns.map((column) => [
              column.graphqlName,
              inputField({ kind: 'column', column }, directionType(types, table.naming)),
            ]),
          ),
      }),
  );
  return [[fn, inputField({ kind: 'plain' }, type)]];
}
