import { type IncomingMessage } from 'node:http';
import { type Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { apolloProtocol } from './apolloProtocol';
import { MAX_BODY_BYTES } from './body';
import { TRANSPORT_PROTOCOL_NAME, transportProtocol } from './transportProtocol';
import { WebSocketConnection, type WebSocketParts } from './webSocketConnection';
import { type WebSocketProtocol } from './webSocketProtocol';

/** The sockets of the engine. */
export interface WebSockets {
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes every socket with 1012, on which clients connect again: the metadata has changed, or the engine ends. */
  readonly restart: () => void;
}

const SERVICE_RESTART = 1012;

/** The paths with the older protocol's way of writing errors. */
const APOLLO_BY_PATH: Readonly<Record<string, WebSocketProtocol>> = {
  '/v1/graphql': apolloProtocol('graphql'),
  '/v1alpha1/graphql': apolloProtocol('plain'),
};

/** Serves GraphQL over WebSocket: `graphql-transport-ws` where it is asked for, else Apollo's `graphql-ws`. */
export function createWebSockets(parts: WebSocketParts): WebSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY_BYTES, handleProtocols: pickProtocol });
  const connections = new Set<WebSocketConnection>();
  const accept = (client: WebSocket, request: IncomingMessage, apollo: WebSocketProtocol): void => {
    const protocol = client.protocol === TRANSPORT_PROTOCOL_NAME ? transportProtocol : apollo;
    const connection = new WebSocketConnection(parts, protocol, client, request.headers);
    connections.add(connection);
    client.on('close', () => connections.delete(connection));
  };
  return {
    handleUpgrade: (request, socket, head) => {
      const [path = ''] = (request.url ?? '').split('?');
      const apollo = APOLLO_BY_PATH[path];
      if (!apollo) return void socket.on('error', () => socket.destroy()).end('HTTP/1.1 404 Not Found\r\n\r\n');
      server.handleUpgrade(request, socket, head, (client) => accept(client, request, apollo));
    },
    restart: () => connections.forEach((connection) => connection.close(SERVICE_RESTART)),
  };
}

/** A browser gives up when none of the names it has offered comes back. */
function pickProtocol(offered: Set<string>): string | false {
  const [first] = offered;
  return offered.has(TRANSPORT_PROTOCOL_NAME) ? TRANSPORT_PROTOCOL_NAME : (first ?? false);
}
