import { GraphQLList, GraphQLNonNull } from 'graphql';
import type { RootFieldName, Table } from '../model/table';
import { boolExpType } from './boolExpTypes';
import { outputField, spelled, type TableOperation } from './meaning';
import {
  insertInput,
  keyInput,
  mutationResponse,
  onConflictArgument,
  updateOperators,
  updatesInput,
} from './mutationTypes';
import { keyArguments, type RootFields } from './queryRoot';
import { rootFieldName } from './rootFieldNames';
import { tableType } from './tableTypes';
import type { TypeRegistry } from './typeRegistry';

type Build = Parameters<typeof outputField>;

/** The fields by which the role changes a table. */
export function mutationFields(types: TypeRegistry, table: Table): RootFields {
  const permissions = types.view.permissions(table);
  return [
    ...(permissions.insert && table.insertable ? insertFields(types, table) : []),
    ...(permissions.update && table.updatable ? updateFields(types, table) : []),
    ...(permissions.delete && table.deletable ? deleteFields(types, table) : []),
  ];
}

function insertFields(types: TypeRegistry, table: Table): RootFields {
  const input = insertInput(types, table);
  const conflict = onConflictArgument(types, table);
  const objects = {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(input))),
    description: 'the rows to be inserted',
  };
  const object = { type: new GraphQLNonNull(input), description: 'the row to be inserted' };
  const many = rootField(table, 'insert', 'insert', mutationResponse(types, table), { objects, ...conflict });
  if (!types.view.permissions(table).select) return [many];
  return [many, rootField(table, 'insert_one', 'insertOne', tableType(types, table), { object, ...conflict })];
}

function updateFields(types: TypeRegistry, table: Table): RootFields {
  const operators = updateOperators(types, table);
  if (Object.keys(operators).length === 0) return [];
  const where = {
    type: new GraphQLNonNull(boolExpType(types, table)),
    description: 'filter the rows which have to be updated',
  };
  const response = mutationResponse(types, table);
  const updates = {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(updatesInput(types, table)))),
    description: 'updates to execute, in order',
  };
  const select = types.view.permissions(table).select;
  const byKey = select && keyArguments(types, table, select);
  return [
    rootField(table, 'update', 'update', response, { ...operators, where }),
    ...(byKey
      ? [
          rootField(table, 'update_by_pk', 'updateByPk', tableType(types, table), {
            ...operators,
            ...spelled(table.naming, { pk_columns: { type: new GraphQLNonNull(keyInput(types, table)) } }),
          }),
        ]
      : []),
    rootField(table, 'update_many', 'updateMany', new GraphQLList(response), { updates }),
  ];
}

function deleteFields(types: TypeRegistry, table: Table): RootFields {
  const where = {
    type: new GraphQLNonNull(boolExpType(types, table)),
    description: 'filter the rows which have to be deleted',
  };
  const select = types.view.permissions(table).select;
  const byKey = select && keyArguments(types, table, select);
  return [
    rootField(table, 'delete', 'delete', mutationResponse(types, table), { where }),
    ...(byKey ? [rootField(table, 'delete_by_pk', 'deleteByPk', tableType(types, table), byKey)] : []),
  ];
}

function rootField(
  table: Table,
  field: RootFieldName,
  operation: TableOperation,
  type: Build[1],
  args: NonNullable<Build[2]>['args'],
): RootFields[number] {
  const { name, description } = rootFieldName(table, field);
  return [name, outputField({ kind: 'table', operation, table }, type, { args, description })];
}
