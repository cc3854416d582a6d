import type { GraphQLFieldConfig, GraphQLFieldConfigArgumentMap, GraphQLOutputType } from 'graphql';
import type { ComputedField, Table } from '../model/table';
import { hasUserArguments } from './boolExpTypes';
import { functionArguments } from './functionArguments';
import { jsonPathArgument, typeOf } from './scalars';
import { outputField } from './meaning';
import { selectArguments } from './selectArguments';
import type { TypeRegistry } from './typeRegistry';

type Fields = [string, GraphQLFieldConfig<unknown, unknown>][];

/** `[T!]`, the type of a table's rows. A parameter of `computedFields`, since these rows hold computed fields in turn. */
export type RowsType = (types: TypeRegistry, table: Table) => GraphQLOutputType;

/** The computed fields of a table that the role may see. */
export function computedFields(types: TypeRegistry, table: Table, rowsType: RowsType): Fields {
  const granted = types.view.permissions(table).select?.computedFields ?? new Set<string>();
  return [...table.computedFields.values()].flatMap((field) => {
    const { returns } = field;
    if ('table' in returns) return rowsField(types, table, field, returns, rowsType);
    if (!granted.has(field.name)) return [];
    const args = { ...ownArguments(types, table, field), ...jsonPathArgument(returns.type) };
    const description = describe(field);
    return [[field.name, outputField({ kind: 'computed', field }, typeOf(types, returns.type), { args, description })]];
  });
}

/** As in Hasura, a list even where the function gives one row, and without an aggregate. */
function rowsField(
  types: TypeRegistry,
  table: Table,
  field: ComputedField,
  returns: { readonly table: Table },
  rowsType: RowsType,
): Fields {
  if (!types.view.permissions(returns.table).select) return [];
  const args = { ...ownArguments(types, table, field), ...selectArguments(types, returns.table) };
  const description = describe(field);
  return [
    [field.name, outputField({ kind: 'computed', field }, rowsType(types, returns.table), { args, description })],
  ];
}

function describe(field: ComputedField): string | undefined {
  return (field.comment ?? `A computed field, executes function "${field.fn.name}"`) || undefined;
}

/** The argument `args` for what the function takes besides the row and the session. */
export function ownArguments(types: TypeRegistry, table: Table, field: ComputedField): GraphQLFieldConfigArgumentMap {
  if (!hasUserArguments(field)) return {};
  const skipped = new Set([field.tableArgument, field.fn.sessionArgument ?? -1]);
  const name = table.naming.type(field.name, table.stem, 'args');
  return functionArguments(types, field.fn, name, skipped);
}
