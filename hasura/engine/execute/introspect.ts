import { graphqlSync, type GraphQLSchema } from 'graphql';
import { validationFailed } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';

/** The JSON text that introspection gives. Lists are sorted by name, those of GraphQL's own types too. */
export function introspect(
  schema: GraphQLSchema,
  root: { readonly name: string; readonly query: string },
  variables: Readonly<Record<string, Json>>,
): string {
  const { errors, data } = graphqlSync({ schema, source: root.query, variableValues: variables });
  const [error] = errors ?? [];
  if (error) throw validationFailed('$.selectionSet.__schema', error.message);
  return JSON.stringify(data?.[root.name] ?? null, (_key, value: unknown) =>
    Array.isArray(value) ? sorted(value) : value,
  );
}

function sorted(items: readonly unknown[]): readonly unknown[] {
  if (!items.every((item): item is JsonObject => isJsonObject(item) && typeof item.name === 'string')) return items;
  return [...items].sort((left, right) => (String(left.name) < String(right.name) ? -1 : 1));
}
