import { type WebSocketProtocol } from './webSocketProtocol';

/** The name under which clients ask for the protocol. */
export const TRANSPORT_PROTOCOL_NAME = 'graphql-transport-ws';

/** `graphql-transport-ws` as Hasura speaks it: most of what it refuses closes with 1000, the code it means in the reason. */
export const transportProtocol: WebSocketProtocol = {
  kinds: { connection_init: 'init', subscribe: 'start', complete: 'stop', ping: 'ping', pong: 'pong' },
  dataType: 'next',
  keepAlive: { type: 'ping', payload: { message: 'keepalive' } },
  late: { messages: [], close: { code: 4408, reason: 'Connection initialisation timed out' } },
  forbidden: () => ({ messages: [], close: { code: 4403, reason: '4403: Forbidden' } }),
  unreadable: { messages: [], close: { code: 4400, reason: '4400: Invalid message' } },
  unstartable: (id, error) => ({
    messages: [
      { type: 'error', id, payload: error },
      { type: 'error', id, payload: error.message },
    ],
    close: { code: 1000, reason: `4400: ${error.message}` },
  }),
  rejected: (id, error) => ({ messages: [{ type: 'error', id, payload: [error] }] }),
  failed: (id, error) => ({ messages: [{ type: 'error', id, payload: [error] }] }),
};
