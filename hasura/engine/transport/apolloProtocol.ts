import type { GraphqlError } from './errorBody';
import type { WebSocketProtocol } from './webSocketProtocol';

/** How an error is written: as GraphQL errors, or as plain objects like on the endpoint `/v1alpha1/graphql`. */
export type ErrorForm = 'graphql' | 'plain';

/** Apollo's older `graphql-ws`, used for every client that does not ask for `graphql-transport-ws`. */
export function apolloProtocol(form: ErrorForm): WebSocketProtocol {
  const rejection = (error: GraphqlError): unknown => (form === 'plain' ? plain(error) : { errors: [error] });
  const failure = (error: GraphqlError): unknown => ({ errors: [form === 'plain' ? plain(error) : error] });
  const refusal = (id: string, error: GraphqlError) => ({
    messages: [{ type: 'error', id, payload: rejection(error) }],
  });
  return {
    kinds: { connection_init: 'init', start: 'start', stop: 'stop', connection_terminate: 'terminate' },
    dataType: 'data',
    keepAlive: { type: 'ka' },
    initTimeout: { messages: [], close: { code: 1011, reason: 'Connection initialisation timed out' } },
    forbidden: (reason) => ({
      messages: [{ type: 'connection_error', payload: reason }],
      close: { code: 4400, reason: '4400: Forbidden' },
    }),
    invalidMessage: {
      messages: [{ type: 'connection_error', payload: 'a message of an unknown kind or without its id' }],
    },
    startRefused: refusal,
    rejected: refusal,
    failed: (id, error) => ({
      messages: [
        { type: 'data', id, payload: failure(error) },
        { type: 'complete', id },
      ],
    }),
  };
}

function plain({ message, extensions }: GraphqlError): Readonly<Record<string, unknown>> {
  return { path: extensions.path, error: message, code: extensions.code };
}
