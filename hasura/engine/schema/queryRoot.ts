import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import type { TrackedFunction } from '../model/model';
import type { SelectPermission } from '../model/permissions';
import type { Table } from '../model/table';
import { boolExpType } from './boolExpTypes';
import { functionArguments } from './functionArguments';
import { inputField, outputField, spelled } from './meaning';
import { orderedColumns } from './roleView';
import { rootFieldName } from './rootFieldNames';
import { columnType } from './scalars';
import { selectArguments } from './selectArguments';
import { aggregateType, rowsType, tableType } from './tableTypes';
import { typeName, type TypeRegistry } from './typeRegistry';

/** Root fields by name, in the order in which the schema lists them. */
export type RootFields = [string, GraphQLFieldConfig<unknown, unknown>][];

/** The fields by which the role reads a table, at the root of queries or of subscriptions. */
export function selectFields(types: TypeRegistry, table: Table, root: 'query' | 'subscription'): RootFields {
  const permission = types.view.permissions(table).select;
  if (!permission) return [];
  const allowed = root === 'query' ? permission.queryRootFields : permission.subscriptionRootFields;
  const offers = (name: string): boolean => !allowed || allowed.has(name);
  return [
    ...(offers('select') ? [listField(types, table)] : []),
    ...(offers('select_by_pk') ? byKeyField(types, table, permission) : []),
    ...(offers('select_aggregate') && permission.allowAggregations ? [aggregateField(types, table)] : []),
    ...(root === 'subscription' && offers('select_stream') && permission.columns.size > 0
      ? [streamField(types, table)]
      : []),
  ];
}

function listField(types: TypeRegistry, table: Table): RootFields[number] {
  const { name, description } = rootFieldName(table, 'select');
  const options = { args: selectArguments(types, table), description };
  return [name, outputField({ kind: 'table', operation: 'select', table }, rowsType(types, table), options)];
}

function byKeyField(types: TypeRegistry, table: Table, permission: SelectPermission): RootFields {
  const args = keyArguments(types, table, permission);
  if (!args) return [];
  const { name, description } = rootFieldName(table, 'select_by_pk');
  const meaning = { kind: 'table', operation: 'selectByPk', table } as const;
  return [[name, outputField(meaning, tableType(types, table), { args, description })]];
}

/** The primary key as arguments; undefined when the role does not see all of it. */
export function keyArguments(
  types: TypeRegistry,
  table: Table,
  permission: SelectPermission,
): GraphQLFieldConfigArgumentMap | undefined {
  if (table.primaryKey.length === 0 || table.primaryKey.some((column) => !permission.columns.has(column))) {
    return undefined;
  }
  const entries = table.primaryKey.map((column) => [
    column.graphqlName,
    { type: new GraphQLNonNull(columnType(types, column)), description: column.comment || undefined },
  ]);
  return Object.fromEntries(entries) as GraphQLFieldConfigArgumentMap;
}

function aggregateField(types: TypeRegistry, table: Table): RootFields[number] {
  const { name, description } = rootFieldName(table, 'select_aggregate');
  const options = { args: selectArguments(types, table), description };
  const type = new GraphQLNonNull(aggregateType(types, table));
  return [name, outputField({ kind: 'table', operation: 'selectAggregate', table }, type, options)];
}

function streamField(types: TypeRegistry, table: Table): RootFields[number] {
  const { name, description } = rootFieldName(table, 'select_stream');
  const cursor = new GraphQLNonNull(new GraphQLList(cursorInput(types, table)));
  const args = spelled<GraphQLArgumentConfig>(table.naming, {
    batch_size: {
      type: new GraphQLNonNull(GraphQLInt),
      description: 'maximum number of rows returned in a single batch',
    },
    cursor: { type: cursor, description: 'cursor to stream the results returned by the query' },
    where: { type: boolExpType(types, table), description: 'filter the rows returned' },
  });
  return [
    name,
    outputField({ kind: 'table', operation: 'selectStream', table }, rowsType(types, table), { args, description }),
  ];
}

function cursorInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'stream_cursor_input');
  const orderingName = table.naming.type('cursor_ordering');
  const ordering = types.named(
    orderingName,
    () =>
      new GraphQLEnumType({
        name: orderingName,
        description: 'ordering argument of a cursor',
        values: {
          ASC: { description: 'ascending ordering of the cursor' },
          DESC: { description: 'descending ordering of the cursor' },
        },
      }),
  );
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `Streaming cursor of the table "${table.stem.text}"`,
        fields: () =>
          spelled(table.naming, {
            initial_value: inputField(
              { kind: 'plain' },
              new GraphQLNonNull(cursorValue(types, table)),
              'Stream column input with initial value',
            ),
            ordering: inputField({ kind: 'plain' }, ordering, 'cursor ordering'),
          }),
      }),
  );
}

function cursorValue(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'stream_cursor_value_input');
  const columns = orderedColumns(table, types.view.permissions(table).select?.columns ?? new Set());
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: 'Initial value of the column from where the streaming should start',
        fields: () =>
          Object.fromEntries(
            columns.map((column) => [
              column.graphqlName,
              inputField({ kind: 'column', column }, columnType(types, column)),
            ]),
          ),
      }),
  );
}

/** The fields of a tracked function, exposed where its metadata says. */
export function functionFields(types: TypeRegistry, fn: TrackedFunction): RootFields {
  if (!types.view.mayCall(fn)) return [];
  const skipped = new Set(fn.call.sessionArgument === undefined ? [] : [fn.call.sessionArgument]);
  const own = functionArguments(types, fn.call, fn.argumentsTypeName, skipped);
  const description = functionDescription(fn);
  const meaning = { kind: 'function', fn } as const;
  const args = { ...own, ...selectArguments(types, fn.returns) };
  const type = fn.returnsSet ? rowsType(types, fn.returns) : tableType(types, fn.returns);
  const rows = outputField({ ...meaning, aggregate: false }, type, { args, description });
  const hasAggregate = fn.exposedAs === 'query' && types.view.permissions(fn.returns).select?.allowAggregations;
  if (!hasAggregate) return [[fn.graphqlName, rows]];
  const aggregate = outputField({ ...meaning, aggregate: true }, new GraphQLNonNull(aggregateType(types, fn.returns)), {
    args,
    description: `execute function "${fn.call.name}" and query aggregates on result of table type "${fn.returns.name}"`,
  });
  return [
    [fn.graphqlName, rows],
    [fn.aggregateName, aggregate],
  ];
}

/** As in Hasura, a comment describes a function only where it is a query. */
function functionDescription({ call, returns, exposedAs, comment }: TrackedFunction): string {
  if (exposedAs === 'mutation') return `execute VOLATILE function "${call.name}" which returns "${returns.name}"`;
  return comment ?? `execute function "${call.name}" which returns "${returns.name}"`;
}
