import {
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  DirectiveLocation,
  lexicographicSortSchema,
  specifiedDirectives,
  printSchema,
} from 'graphql';
import type { Table } from '../model/table';
import { actionField } from './actionTypes';
import { outputField } from './meaning';
import { mutationFields } from './mutationRoot';
import { functionFields, selectFields, type RootFields } from './queryRoot';
import type { RoleView } from './roleView';
import { TypeRegistry } from './typeRegistry';

/** One role's schema. The root types resolve their fields lazily; `graphql()` walks the whole, sorted by name, and is made on demand. */
export interface RoleSchema {
  readonly view: RoleView;
  readonly query: GraphQLObjectType;
  readonly mutation?: GraphQLObjectType;
  readonly subscription?: GraphQLObjectType;
  readonly graphql: () => GraphQLSchema;
}

const noQueries =
  'There are no queries available to the current role. Either there are no sources or remote schemas configured, ' +
  "or the current role doesn't have the required permissions.";

const cachedDirective = new GraphQLDirective({
  name: 'cached',
  description: 'whether this query should be cached (Hasura Cloud only)',
  locations: [DirectiveLocation.QUERY],
  args: {
    ttl: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 60, description: 'measured in seconds' },
    refresh: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false, description: 'refresh the cache entry' },
  },
});

/** Builds the schema that a role's view allows. */
export function createRoleSchema(view: RoleView): RoleSchema {
  const types = new TypeRegistry(view);
  const queries = [
    ...sourceFields(types, 'query', 'query', (table) => selectFields(types, table, 'query')),
    ...actions(types, 'query'),
  ];
  const changes = view.backendOnly ? 'mutation_backend' : 'mutation_frontend';
  const mutations = [
    ...sourceFields(types, changes, 'mutation', (table) => mutationFields(types, table)),
    ...actions(types, 'mutation'),
  ];
  const subscriptions = sourceFields(types, 'subscription', 'query', (table) =>
    selectFields(types, table, 'subscription'),
  );
  const query = root('query_root', queries.length > 0 ? queries : [placeholder()]);
  const mutation = mutations.length > 0 ? root('mutation_root', mutations) : undefined;
  const subscription = subscriptions.length > 0 ? root('subscription_root', subscriptions) : undefined;
  let schema: GraphQLSchema | undefined;
  const graphql = (): GraphQLSchema =>
    (schema ??= lexicographicSortSchema(
      new GraphQLSchema({ query, mutation, subscription, directives: directives(), assumeValid: true }),
    ));
  return { view, query, mutation, subscription, graphql };
}

function directives(): GraphQLDirective[] {
  return [...specifiedDirectives.filter(({ name }) => name === 'include' || name === 'skip'), cachedDirective];
}

function root(name: string, fields: RootFields): GraphQLObjectType {
  return new GraphQLObjectType({ name, fields: Object.fromEntries(fields) });
}

function placeholder(): RootFields[number] {
  const type = new GraphQLNonNull(GraphQLString);
  return ['no_queries_available', outputField({ kind: 'message', text: noQueries }, type, { description: noQueries })];
}

/** The fields of tables and functions at one root, those of a source with a namespace inside that field. */
function sourceFields(
  types: TypeRegistry,
  root: string,
  functions: 'query' | 'mutation',
  ofTable: (table: Table) => RootFields,
): RootFields {
  const { model } = types.view;
  const exposed = model.functions.filter((fn) => fn.exposedAs === functions);
  const owned = [
    ...[...model.tables.values()].map((table) => ({ naming: table.naming, fields: ofTable(table) })),
    ...exposed.map((fn) => ({ naming: fn.returns.naming, fields: functionFields(types, fn) })),
  ];
  return [...new Set(owned.map(({ naming }) => naming))].flatMap((naming) => {
    const fields = owned.filter((part) => part.naming === naming).flatMap((part) => part.fields);
    return naming.namespace === undefined || fields.length === 0
      ? fields
      : [namespaceField(types, naming.namespace, naming.namespaceType(root), fields)];
  });
}

function namespaceField(types: TypeRegistry, name: string, typeName: string, fields: RootFields): RootFields[number] {
  const type = types.named(
    typeName,
    () => new GraphQLObjectType({ name: typeName, fields: Object.fromEntries(fields) }),
  );
  return [name, outputField({ kind: 'namespace' }, type)];
}

function actions(types: TypeRegistry, root: 'query' | 'mutation'): RootFields {
  return types.view.model.actions
    .filter((action) => (action.metadata.type ?? 'mutation') === root && types.view.mayRun(action))
    .map((action) => actionField(types, action));
}

/** The role's schema as SDL, sorted, for snapshots that show a change of access in review. */
export function printRoleSchema(schema: RoleSchema): string {
  return `${printSchema(schema.graphql())}\n`;
}
