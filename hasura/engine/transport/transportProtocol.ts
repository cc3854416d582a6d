import type { WebSocketProtocol } from './webSocketProtocol';

/** The name under which clients ask for the protocol. */
export const transportProtocolName = 'graphql-transport-ws';

/** `graphql-transport-ws` as Hasura implements it: most refusals close with code 1000 and give the protocol's code in the reason. */
export const transportProtocol: WebSocketProtocol = {
  kinds: { connection_init: 'init', subscribe: 'start', complete: 'stop', ping: 'ping', pong: 'pong' },
  dataType: 'next',
  keepAlive: { type: 'ping', payload: { message: 'keepalive' } },
  initTimeout: { messages: [], close: { code: 4408, reason: 'Connection initialisation timed out' } },
  forbidden: () => ({ messages: [], close: { code: 4403, reason: '4403: Forbidden' } }),
  invalidMessage: { messages: [], close: { code: 4400, reason: '4400: Invalid message' } },
  startRefused: (id, error) => ({
    messages: [
      { type: 'error', id, payload: error },
      { type: 'error', id, payload: error.message },
    ],
    close: { code: 1000, reason: `4400: ${error.message}` },
  }),
  rejected: (id, error) => ({ messages: [{ type: 'error', id, payload: [error] }] }),
  failed: (id, error) => ({ messages: [{ type: 'error', id, payload: [error] }] }),
};
