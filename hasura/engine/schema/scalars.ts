import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import type { PgType } from '../catalog/types';
import type { Column, Table } from '../model/table';
import { isJsonType } from '../model/pgTypes';
import { typeName, type TypeRegistry } from './typeRegistry';

/** Postgres types that GraphQL has itself. */
const builtInTypes: Readonly<Record<string, GraphQLScalarType>> = {
  int4: GraphQLInt,
  bool: GraphQLBoolean,
  float4: GraphQLFloat,
  text: GraphQLString,
  varchar: GraphQLString,
};

/** Postgres types whose scalar has another name than the catalog gives them. */
const renamed: Readonly<Record<string, string>> = { int2: 'smallint', int8: 'bigint' };

/** The leaf type of a column or of an array's elements. */
export type LeafType = GraphQLScalarType | GraphQLEnumType;

/** The GraphQL type of a Postgres type: a leaf, or a list for arrays. */
export function typeOf(types: TypeRegistry, type: PgType): LeafType | GraphQLList<GraphQLNonNull<LeafType>> {
  return type.element ? new GraphQLList(new GraphQLNonNull(leafOf(types, type.element))) : leafOf(types, type);
}

/** The GraphQL type of a column; members of an enum table get that table's enum. */
export function columnType(types: TypeRegistry, column: Column): ReturnType<typeof typeOf> {
  return column.enumTable ? enumType(types, column.enumTable) : typeOf(types, column.type);
}

/** The leaf type that names a column's comparison input. */
export function columnLeaf(types: TypeRegistry, column: Column): LeafType {
  return column.enumTable ? enumType(types, column.enumTable) : leafOf(types, column.type.element ?? column.type);
}

/** The scalar of a Postgres type that is no array. That of a row type is named apart from the object of a tracked table. */
export function leafOf(types: TypeRegistry, type: PgType): LeafType {
  const name = type.category === 'composite' ? `${type.name}_scalar` : (renamed[type.name] ?? type.name);
  return builtInTypes[type.name] ?? types.named(name, () => new GraphQLScalarType({ name }));
}

function enumType(types: TypeRegistry, table: Table): GraphQLEnumType {
  const name = typeName(table, 'enum');
  return types.named(name, () => {
    const values = (table.enumValues ?? []).map(({ value, comment }) => [
      table.naming.enumValue(value),
      { value, description: comment },
    ]);
    return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
  });
}

/** The argument `path` of a json or jsonb value, which selects a part of it; none for values of other types. */
export function jsonPathArgument(type: PgType): GraphQLFieldConfigArgumentMap {
  return isJsonType(type) ? { path: { type: GraphQLString, description: 'JSON select path' } } : {};
}
