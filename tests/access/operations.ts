import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Generation } from '../../hasura/engine/execute/generation';

/** A relationship as a role's schema shows it. */
export interface RelationshipField {
  readonly name: string;
  readonly target: string;
  readonly isList: boolean;
  /** Whether the role may count along it. */
  readonly hasAggregate: boolean;
}

/** A root field that reads a table. */
export interface RootField {
  readonly name: string;
  readonly kind: 'list' | 'aggregate' | 'by_pk' | 'stream' | 'function' | 'function_aggregate';
  readonly table: string;
  /** Arguments of a key, with their GraphQL types. */
  readonly keyArguments: readonly { readonly name: string; readonly type: string }[];
}

/** What a role may ask, read from its schema. */
export interface RoleOperations {
  readonly schema: GraphQLSchema;
  /** Tables with a type in the schema. */
  readonly tables: readonly string[];
  readonly queries: readonly RootField[];
  readonly subscriptions: readonly RootField[];
  /** Root fields of mutations, other than actions. */
  readonly mutations: readonly string[];
  readonly relationships: (table: string) => readonly RelationshipField[];
  /** The columns that tell a table's rows apart: its primary key, or the id of a view. */
  readonly keyOf: (table: string) => readonly string[];
  /** Whether the role may read a column. */
  readonly hasColumn: (table: string, column: string) => boolean;
  /** The columns and other plain values of a table that the role may read. */
  readonly scalarsOf: (table: string) => readonly string[];
  /** A GraphQL literal that comes before every value of a column. */
  readonly smallestOf: (table: string, column: string) => string;
  /** The names that an input takes. */
  readonly inputFields: (type: string) => readonly string[];
}

const smallestValues: Readonly<Record<string, string>> = {
  uuid: '"00000000-0000-0000-0000-000000000000"',
  Int: '0',
  bigint: '0',
  Boolean: 'false',
};

/** Reads a role's operations from the schema that a generation gives it. */
export function operationsOf(generation: Generation, role: string): RoleOperations {
  const schema = generation.schema({ role }).graphql();
  const actions = new Set(generation.model.actions.map(({ name }) => name));
  const tables = new Set([...generation.model.tables.keys()].filter((name) => isObjectType(schema.getType(name))));
  const typeOf = (table: string) => schema.getType(table) as GraphQLObjectType;
  const rootFields = (root: GraphQLObjectType | null | undefined) =>
    Object.values(root?.getFields() ?? {}).filter(({ name }) => !actions.has(name) && name !== 'no_queries_available');
  const keyOf = (table: string) => {
    const key = generation.model.tables.get(table)?.primaryKey.map(({ name }) => name) ?? [];
    return key.length > 0 ? key : ['id'];
  };
  return {
    schema,
    tables: [...tables],
    keyOf,
    queries: rootFields(schema.getQueryType()).map((field) => readRootField(field, tables)),
    subscriptions: rootFields(schema.getSubscriptionType()).map((field) => readRootField(field, tables)),
    mutations: rootFields(schema.getMutationType()).map(({ name }) => name),
    hasColumn: (table, column) => column in typeOf(table).getFields(),
    scalarsOf: (table) =>
      Object.values(typeOf(table).getFields())
        .filter(({ type }) => !isObjectType(getNamedType(type)))
        .map(({ name }) => name),
    smallestOf: (table, column) =>
      smallestValues[getNamedType(typeOf(table).getFields()[column]?.type)?.name ?? ''] ?? '""',
    inputFields: (type) => {
      const input = schema.getType(type);
      return isInputObjectType(input) ? Object.keys((input as GraphQLInputObjectType).getFields()) : [];
    },
    relationships: (table) => {
      const fields = typeOf(table).getFields();
      return Object.values(fields).flatMap(({ name, type }) => {
        const target = getNamedType(type).name;
        if (!tables.has(target)) return [];
        const isList = isListType(getNullableType(type));
        return [{ name, target, isList, hasAggregate: `${name}_aggregate` in fields }];
      });
    },
  };
}

/** @throws Error for a field that is of no known kind, so that no new kind goes untried */
function readRootField({ name, type, args }: GraphQLField<unknown, unknown>, tables: ReadonlySet<string>): RootField {
  const named = getNamedType(type).name;
  const table = named.replace(/_aggregate$/, '');
  const takes = (argument: string) => args.some((one) => one.name === argument);
  const keyArguments = args.map((one) => ({ name: one.name, type: String(one.type) }));
  if (!tables.has(table)) throw new Error(`${name} reads no known table`);
  if (takes('cursor')) return { name, table, kind: 'stream', keyArguments: [] };
  if (!takes('where')) return { name, table, kind: 'by_pk', keyArguments };
  const isFunction = name !== named;
  const kind = named === table ? ('list' as const) : ('aggregate' as const);
  if (!isFunction) return { name, table, kind, keyArguments: [] };
  return { name, table, kind: kind === 'list' ? 'function' : 'function_aggregate', keyArguments: [] };
}
