import {
  GraphQLNonNull,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { ComputedField, Table } from '../model/table';
import { hasUserArguments } from './boolExpTypes';
import { functionArguments } from './functionArguments';
import { jsonPathArgument } from './jsonPathArgument';
import { outputField } from './meaning';
import { typeOf } from './scalars';
import { selectArguments } from './selectArguments';
import type { TypeRegistry } from './typeRegistry';

type Fields = [string, GraphQLFieldConfig<unknown, unknown>][];

/** The types of a table's rows. A parameter of `computedFields`, since these types hold computed fields in turn. */
export interface RowTypes {
  /** `T` */
  readonly row: (types: TypeRegistry, table: Table) => GraphQLObjectType;
  /** `[T!]` */
  readonly rows: (types: TypeRegistry, table: Table) => GraphQLOutputType;
  /** `T_aggregate` */
  readonly aggregate: (types: TypeRegistry, table: Table) => GraphQLObjectType;
}

/** The computed fields of a table that the role may see. */
export function computedFields(types: TypeRegistry, table: Table, rowTypes: RowTypes): Fields {
  const granted = types.view.permissions(table).select?.computedFields ?? new Set<string>();
  return [...table.computedFields.values()].flatMap((field) => {
    const { returns } = field;
    if ('table' in returns) return rowsField(types, table, field, returns, rowTypes);
    if (!granted.has(field.name)) return [];
    const args = { ...ownArguments(types, table, field), ...jsonPathArgument(returns.type) };
    const description = describe(field);
    return [
      [
        field.name,
        outputField({ kind: 'computed', field, aggregate: false }, typeOf(types, returns.type), { args, description }),
      ],
    ];
  });
}

function rowsField(
  types: TypeRegistry,
  table: Table,
  field: ComputedField,
  returns: { readonly table: Table; readonly set: boolean },
  rowTypes: RowTypes,
): Fields {
  const target = types.view.permissions(returns.table).select;
  if (!target) return [];
  const own = ownArguments(types, table, field);
  const args = { ...own, ...selectArguments(types, returns.table) };
  const description = describe(field);
  const meaning = { kind: 'computed', field } as const;
  if (!returns.set) {
    return [
      [
        field.name,
        outputField({ ...meaning, aggregate: false }, rowTypes.row(types, returns.table), { args: own, description }),
      ],
    ];
  }
  const rows = outputField({ ...meaning, aggregate: false }, rowTypes.rows(types, returns.table), {
    args,
    description,
  });
  if (!target.allowAggregations) return [[field.name, rows]];
  const type = new GraphQLNonNull(rowTypes.aggregate(types, returns.table));
  return [
    [field.name, rows],
    [table.naming.field(`${field.name}_aggregate`), outputField({ ...meaning, aggregate: true }, type, { args })],
  ];
}

function describe(field: ComputedField): string | undefined {
  return (field.comment ?? `A computed field, executes function "${field.fn.name}"`) || undefined;
}

function ownArguments(types: TypeRegistry, table: Table, field: ComputedField): GraphQLFieldConfigArgumentMap {
  if (!hasUserArguments(field)) return {};
  const skipped = new Set([field.tableArgument, field.fn.sessionArgument ?? -1]);
  const name = table.naming.type(field.name, table.stem, 'args');
  return functionArguments(types, field.fn, name, skipped);
}
