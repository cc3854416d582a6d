import {
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLInputFieldConfig,
  type GraphQLInputFieldConfigMap,
} from 'graphql';
import { nameKey } from '../metadata/names';
import type { Column, ComputedField, Table } from '../model/table';
import { aggregateBoolExp } from './aggregateBoolExp';
import { comparisonType } from './comparisonTypes';
import { inputField } from './meaning';
import { orderedColumns } from './roleView';
import { typeName, type TypeRegistry } from './typeRegistry';

/** `T_bool_exp`: what the role may filter a table by. */
export function boolExpType(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'bool_exp');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `Boolean expression to filter rows from the table "${nameKey(table)}". All fields are combined with a logical 'AND'.`,
        fields: () => boolExpFields(types, table),
      }),
  );
}

function boolExpFields(types: TypeRegistry, table: Table): GraphQLInputFieldConfigMap {
  const own = boolExpType(types, table);
  const list = new GraphQLList(new GraphQLNonNull(own));
  const permission = types.view.permissions(table).select;
  const columns = permission ? orderedColumns(table, permission.columns) : [];
  return {
    _and: inputField({ kind: 'and' }, list),
    _not: inputField({ kind: 'not' }, own),
    _or: inputField({ kind: 'or' }, list),
    ...Object.fromEntries(
      columns.map((column) => [
        column.graphqlName,
        inputField({ kind: 'column', column }, comparisonType(types, table.naming, column)),
      ]),
    ),
    ...Object.fromEntries(computedFields(types, table, permission?.computedFields ?? new Set())),
    ...Object.fromEntries(relationshipFields(types, table)),
  };
}

function computedFields(
  types: TypeRegistry,
  table: Table,
  granted: ReadonlySet<string>,
): [string, GraphQLInputFieldConfig][] {
  return [...table.computedFields.values()].flatMap((field): [string, GraphQLInputFieldConfig][] => {
    const { returns } = field;
    if ('table' in returns) {
      const isVisible = !hasUserArguments(field) && types.view.permissions(returns.table).select;
      return isVisible
        ? [[field.name, inputField({ kind: 'computed', field }, boolExpType(types, returns.table))]]
        : [];
    }
    const column = granted.has(field.name) ? comparableComputed(field) : undefined;
    return column
      ? [[field.name, inputField({ kind: 'computed', field }, comparisonType(types, table.naming, column))]]
      : [];
  });
}

/** A computed scalar without arguments, seen as a column. */
export function comparableComputed(field: ComputedField): Column | undefined {
  return hasUserArguments(field) ? undefined : computedColumn(field);
}

/** A computed scalar, seen as a column; undefined where rows are computed. */
export function computedColumn(field: ComputedField): Column | undefined {
  if ('table' in field.returns) return undefined;
  const { name } = field;
  return {
    name,
    graphqlName: name,
    type: field.returns.type,
    nullable: true,
    hasDefault: false,
    insertable: false,
    updatable: false,
  };
}

/** Whether the client passes arguments besides the row and the session. */
export function hasUserArguments(field: ComputedField): boolean {
  return field.fn.arguments.some((_, index) => index !== field.tableArgument && index !== field.fn.sessionArgument);
}

function relationshipFields(types: TypeRegistry, table: Table): [string, GraphQLInputFieldConfig][] {
  return [...table.relationships.values()].flatMap((relationship): [string, GraphQLInputFieldConfig][] => {
    const target = types.view.permissions(relationship.target).select;
    if (!target) return [];
    const meaning = { kind: 'relationship', relationship } as const;
    const related = inputField({ ...meaning, aggregate: false }, boolExpType(types, relationship.target));
    if (relationship.kind === 'object' || !target.allowAggregations) return [[relationship.name, related]];
    const aggregate = inputField(
      { ...meaning, aggregate: true },
      aggregateBoolExp(types, relationship.target, boolExpType),
    );
    return [
      [relationship.name, related],
      [table.naming.field(`${relationship.name}_aggregate`), aggregate],
    ];
  });
}
