import type { TypedDocumentNode } from 'urql';

/**
 * A subscription to what a query reads, under a name of its own: the list stays live by the query's own filter and fields. The query has one
 * root field. `npm run generate` reads the names of both from this call, so that the query stands in the same file.
 */
export const liveTwin = <Data, Variables>(query: TypedDocumentNode<Data, Variables>, name: string) =>
  renamed(query, name, 'subscription');

/** The query under another name, which the specification lists for it. */
export const namedAs = <Data, Variables>(query: TypedDocumentNode<Data, Variables>, name: string) =>
  renamed(query, name, 'query');

function renamed<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  name: string,
  operation: 'query' | 'subscription',
): TypedDocumentNode<Data, Variables> {
  const definitions = document.definitions.map((definition) =>
    'operation' in definition ? { ...definition, operation, name: { kind: 'Name', value: name } } : definition,
  );
  return { kind: document.kind, definitions } as TypedDocumentNode<Data, Variables>;
}
