import type { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import type { ComponentProps } from 'react';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
type Headers = Readonly<Record<string, string>>;

/** Sends queries and mutations over HTTP, subscriptions over a WebSocket of their own, each with the headers of the moment. */
export function createFetcher(headers: () => Promise<Headers>): Fetcher {
  return async ({ query, variables, operationName }, options) => {
    const request = { query, variables: (variables ?? {}) as Record<string, unknown>, operationName };
    const all = { ...(await headers()), ...(options?.headers as Headers | undefined) };
    const isSubscription = options?.documentAST?.definitions.some(
      (node) =>
        node.kind === 'OperationDefinition' &&
        node.operation === 'subscription' &&
        (!operationName || node.name?.value === operationName),
    );
    return isSubscription ? subscribe(request, all) : post(request, all);
  };
}

async function post(request: object, headers: Headers): Promise<Record<string, unknown>> {
  const response = await fetch('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  return (await response.json()) as Record<string, unknown>;
}

function subscribe(
  request: { query: string; variables: Record<string, unknown> },
  headers: Headers,
): AsyncIterable<ExecutionResult> {
  const url = `${location.origin.replace('http', 'ws')}/v1/graphql`;
  const results = createClient({ url, connectionParams: { headers }, lazyCloseTimeout: 0 }).iterate(request);
  // Errors come as plain objects, which is all that is shown of them.
  return results as AsyncIterable<unknown> as AsyncIterable<ExecutionResult>;
}
