import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
} from 'graphql';
import { nameKey } from '../metadata/names';
import { isNumeric } from '../model/pgTypes';
import type { Column, Relationship, Table } from '../model/table';
import { boolExpType } from './boolExpTypes';
import { updateColumnEnum } from './columnEnums';
import { inputField, outputField, spelled } from './meaning';
import { orderedColumns } from './roleView';
import { columnType } from './scalars';
import { rowsType } from './tableTypes';
import { typeName, type TypeRegistry } from './typeRegistry';

/** `T_mutation_response`; `returning` only for who may select. */
export function mutationResponse(types: TypeRegistry, table: Table): GraphQLObjectType {
  const name = typeName(table, 'mutation_response');
  return types.named(
    name,
    () =>
      new GraphQLObjectType({
        name,
        description: `response of any mutation on the table "${nameKey(table)}"`,
        fields: () => ({
          ...spelled(table.naming, {
            affected_rows: outputField({ kind: 'affectedRows' }, new GraphQLNonNull(GraphQLInt), {
              description: 'number of rows affected by the mutation',
            }),
          }),
          ...(types.view.permissions(table).select
            ? {
                returning: outputField({ kind: 'returning' }, rowsType(types, table), {
                  description: 'data from the rows affected by the mutation',
                }),
              }
            : {}),
        }),
      }),
  );
}

/** Columns the role may give at insert: permitted, writable, not preset. */
export function insertableColumns(types: TypeRegistry, table: Table): Column[] {
  const permission = types.view.permissions(table).insert;
  const preset = new Set(permission?.presets.map(({ column }) => column));
  return orderedColumns(table, permission?.columns ?? new Set()).filter(
    (column) => column.insertable && !preset.has(column),
  );
}

/** Columns the role may set at update: as at insert. */
export function updatableColumns(types: TypeRegistry, table: Table): Column[] {
  const permission = types.view.permissions(table).update;
  const preset = new Set(permission?.presets.map(({ column }) => column));
  return orderedColumns(table, permission?.columns ?? new Set()).filter(
    (column) => column.updatable && !preset.has(column),
  );
}

/** `T_insert_input`: columns, and relationships into which the role may insert. */
export function insertInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'insert_input');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `input type for inserting data into table "${nameKey(table)}"`,
        fields: () => ({
          ...columnInputs(types, insertableColumns(types, table)),
          ...Object.fromEntries(
            [...table.relationships.values()]
              .filter(({ target }) => types.view.permissions(target).insert && target.insertable)
              .map((relationship) => [
                relationship.name,
                inputField({ kind: 'relationship', relationship, aggregate: false }, nestedInsert(types, relationship)),
              ]),
          ),
        }),
      }),
  );
}

function nestedInsert(types: TypeRegistry, relationship: Relationship): GraphQLInputObjectType {
  const { target, kind } = relationship;
  const name = typeName(target, kind === 'object' ? 'obj' : 'arr', 'rel_insert_input');
  const row = insertInput(types, target);
  const data = kind === 'object' ? row : new GraphQLList(new GraphQLNonNull(row));
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `input type for inserting ${kind} relation for remote table "${nameKey(target)}"`,
        fields: () => {
          const conflict = onConflictType(types, target);
          return spelled(target.naming, {
            data: inputField({ kind: 'plain' }, new GraphQLNonNull(data)),
            ...(conflict ? { on_conflict: inputField({ kind: 'plain' }, conflict, 'upsert condition') } : {}),
          });
        },
      }),
  );
}

/** `on_conflict`, when the table has a unique index. */
export function onConflictArgument(types: TypeRegistry, table: Table): GraphQLFieldConfigArgumentMap {
  const type = onConflictType(types, table);
  return type ? spelled(table.naming, { on_conflict: { type, description: 'upsert condition' } }) : {};
}

function onConflictType(types: TypeRegistry, table: Table): GraphQLInputObjectType | undefined {
  if (table.uniqueIndexes.length === 0) return undefined;
  const name = typeName(table, 'on_conflict');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `on_conflict condition type for table "${nameKey(table)}"`,
        fields: () =>
          spelled(table.naming, {
            constraint: inputField({ kind: 'plain' }, new GraphQLNonNull(constraintEnum(types, table))),
            update_columns: {
              ...inputField(
                { kind: 'plain' },
                new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(updateColumnEnum(types, table)))),
              ),
              defaultValue: [],
            },
            where: inputField({ kind: 'plain' }, boolExpType(types, table)),
          }),
      }),
  );
}

function constraintEnum(types: TypeRegistry, table: Table): GraphQLEnumType {
  const name = typeName(table, 'constraint');
  return types.named(name, () => {
    const values = table.uniqueIndexes.map((index) => {
      const columns = index.columns.map((column) => `"${column}"`).join(', ');
      return [index.name, { description: `unique or primary key constraint on columns ${columns}` }];
    });
    const description = `unique or primary key constraints on table "${nameKey(table)}"`;
    return new GraphQLEnumType({ name, description, values: Object.fromEntries(values) });
  });
}

/** The update operators with the columns each applies to and the GraphQL type of its values. */
const updateOperatorTypes: readonly {
  readonly argument: string;
  readonly stem: string;
  readonly applies: (column: Column) => boolean;
  readonly description: string;
}[] = [
  {
    argument: '_append',
    stem: 'append',
    applies: isJsonb,
    description: 'append existing jsonb value of filtered columns with new jsonb value',
  },
  {
    argument: '_delete_at_path',
    stem: 'delete_at_path',
    applies: isJsonb,
    description:
      'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
  },
  {
    argument: '_delete_elem',
    stem: 'delete_elem',
    applies: isJsonb,
    description:
      'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
  },
  {
    argument: '_delete_key',
    stem: 'delete_key',
    applies: isJsonb,
    description: 'delete key/value pair or string element. key/value pairs are matched based on their key value',
  },
  {
    argument: '_inc',
    stem: 'inc',
    applies: (column) => isNumeric(column.type) && !column.enumTable,
    description: 'increments the numeric columns with given value of the filtered values',
  },
  {
    argument: '_prepend',
    stem: 'prepend',
    applies: isJsonb,
    description: 'prepend existing jsonb value of filtered columns with new jsonb value',
  },
  {
    argument: '_set',
    stem: 'set',
    applies: () => true,
    description: 'sets the columns of the filtered rows to the given values',
  },
];

function isJsonb(column: Column): boolean {
  return column.type.name === 'jsonb';
}

/** `_set`, `_inc` and the jsonb operators the role has columns for. */
export function updateOperators(types: TypeRegistry, table: Table): GraphQLFieldConfigArgumentMap {
  return spelled(table.naming, operatorInputs(types, table));
}

function operatorInputs(
  types: TypeRegistry,
  table: Table,
): Record<string, { readonly type: GraphQLInputObjectType; readonly description: string }> {
  const columns = updatableColumns(types, table);
  const entries = updateOperatorTypes.flatMap(({ argument, stem, applies, description }) => {
    const taking = columns.filter(applies);
    if (taking.length === 0) return [];
    const name = typeName(table, stem, 'input');
    const type = types.named(
      name,
      () => new GraphQLInputObjectType({ name, description, fields: () => operatorFields(types, stem, taking) }),
    );
    return [[argument, { type, description }] as const];
  });
  return Object.fromEntries(entries);
}

function operatorFields(types: TypeRegistry, stem: string, columns: readonly Column[]): GraphQLInputFieldConfigMap {
  const override: Readonly<Record<string, GraphQLInputType>> = {
    delete_key: GraphQLString,
    delete_elem: GraphQLInt,
    delete_at_path: new GraphQLList(new GraphQLNonNull(GraphQLString)),
  };
  return Object.fromEntries(
    columns.map((column) => [
      column.graphqlName,
      inputField({ kind: 'column', column }, override[stem] ?? columnType(types, column), column.comment || undefined),
    ]),
  );
}

function columnInputs(types: TypeRegistry, columns: readonly Column[]): GraphQLInputFieldConfigMap {
  return Object.fromEntries(
    columns.map((column) => [
      column.graphqlName,
      inputField({ kind: 'column', column }, columnType(types, column), column.comment || undefined),
    ]),
  );
}

/** `T_pk_columns_input` */
export function keyInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'pk_columns_input');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: `primary key columns input for table: ${table.stem.text}`,
        fields: () =>
          Object.fromEntries(
            table.primaryKey.map((column) => [
              column.graphqlName,
              inputField({ kind: 'column', column }, new GraphQLNonNull(columnType(types, column))),
            ]),
          ),
      }),
  );
}

/** `T_updates`: one entry of `update_T_many`. */
export function updatesInput(types: TypeRegistry, table: Table): GraphQLInputObjectType {
  const name = typeName(table, 'updates');
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        fields: () =>
          spelled(table.naming, {
            ...Object.fromEntries(
              Object.entries(operatorInputs(types, table)).map(([argument, { type, description }]) => [
                argument,
                inputField({ kind: 'plain' }, type, description),
              ]),
            ),
            where: inputField(
              { kind: 'plain' },
              new GraphQLNonNull(boolExpType(types, table)),
              'filter the rows which have to be updated',
            ),
          }),
      }),
  );
}
