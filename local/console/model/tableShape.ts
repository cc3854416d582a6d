import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/** A column that a role reads or writes, with its GraphQL type, such as `String`. */
export interface ColumnShape {
  readonly name: string;
  readonly type: string;
}

/** A column that a role reads, with the operators by which it may be filtered. */
export interface ReadColumn extends ColumnShape {
  readonly operators: readonly ColumnShape[];
}

/** A relationship that a role may follow. */
export interface RelationshipShape {
  readonly name: string;
  readonly table: string;
  readonly isList: boolean;
  readonly hasTotal: boolean;
}

/** What a role may do with a table, as its schema offers it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ReadColumn[];
  readonly relationships: readonly RelationshipShape[];
  /** The columns that name a row: the primary key where the role reads it, else `id`, else all that can be compared. */
  readonly key: readonly string[];
  readonly hasTotal: boolean;
  readonly insertable: readonly ColumnShape[];
  readonly updatable: readonly ColumnShape[];
  readonly mayInsert: boolean;
  readonly mayDelete: boolean;
}

/** The tables that a schema's role reads. Functions return rows of tables too, but under names of their own. */
export function readableTables(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.filter(isTable).map(({ name }) => name);
}

/** What the schema's role may do with a table; undefined where it may not read it. */
export function tableShape(schema: GraphQLSchema, name: string): TableShape | undefined {
  const root = schema.getQueryType()?.getFields() ?? {};
  const type = schema.getType(name);
  if (!root[name] || !isTable(root[name]) || !isObjectType(type)) return undefined;
  const fields = Object.values(type.getFields()).filter(({ args }) => args.every(({ type }) => !isNonNullType(type)));
  const columns = fields
    .filter(({ type }) => isLeafType(getNamedType(type)))
    .map((field): ReadColumn => ({ ...column(field), operators: operatorsOf(schema, name, field.name) }));
  const changes = schema.getMutationType()?.getFields() ?? {};
  return {
    name,
    columns,
    relationships: fields.flatMap((field) => relationship(type.getFields(), field)),
    key: keyOf(
      root[`${name}_by_pk`]?.args.map((argument) => argument.name),
      columns,
    ),
    hasTotal: `${name}_aggregate` in root,
    insertable: inputColumns(schema, `${name}_insert_input`),
    updatable: inputColumns(schema, `${name}_set_input`),
    mayInsert: `insert_${name}_one` in changes,
    mayDelete: `delete_${name}` in changes,
  };
}

function isTable({ name, type, args }: GraphQLField<unknown, unknown>): boolean {
  const isList = isListType(getNullableType(type));
  return isList && getNamedType(type).name === name && args.some((argument) => argument.name === 'where');
}

function column({ name, type }: Pick<GraphQLInputField, 'name' | 'type'> | GraphQLField<unknown, unknown>) {
  return { name, type: String(getNullableType(type)) };
}

function relationship(
  all: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
  { name, type }: GraphQLField<unknown, unknown>,
): RelationshipShape[] {
  const target = getNamedType(type);
  if (!isObjectType(target) || target.name.endsWith('_aggregate')) return [];
  const isList = isListType(getNullableType(type));
  return [{ name, table: target.name, isList, hasTotal: `${name}_aggregate` in all }];
}

function keyOf(primary: readonly string[] | undefined, columns: readonly ReadColumn[]): readonly string[] {
  if (primary) return primary;
  const comparable = columns.filter(({ operators }) => operators.some(({ name }) => name === '_eq'));
  const names = comparable.map(({ name }) => name);
  return names.includes('id') ? ['id'] : names;
}

function operatorsOf(schema: GraphQLSchema, table: string, name: string): ColumnShape[] {
  const conditions = schema.getType(`${table}_bool_exp`);
  const comparison = isInputObjectType(conditions) && getNamedType(conditions.getFields()[name]?.type);
  if (!isInputObjectType(comparison)) return [];
  const operators = Object.values(comparison.getFields());
  return operators.filter(({ type }) => !isInputObjectType(getNamedType(type))).map(column);
}

/** The columns of an input type; the rows of relationships that could be written with it are left out. */
function inputColumns(schema: GraphQLSchema, name: string): ColumnShape[] {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields());
  return fields.filter((field) => isLeafType(getNamedType(field.type))).map(column);
}
