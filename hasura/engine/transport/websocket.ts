import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { apolloProtocol } from './apolloProtocol';
import { maxBodyBytes } from './body';
import type { Share } from './userShares';
import { transportProtocolName, transportProtocol } from './transportProtocol';
import { WebSocketConnection, type WebSocketParts } from './webSocketConnection';
import type { WebSocketProtocol } from './webSocketProtocol';

/** The sockets of the engine. */
export interface WebSockets {
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes every socket with 1012, on which clients reconnect. Called when the metadata has changed and when the engine stops. */
  readonly restart: () => void;
}

const serviceRestart = 1012;
/** What a connection takes of the thread besides its handshake, in milliseconds: it is accepted, and closed again. */
const connectionMs = 0.5;

const originRefused = JSON.stringify({
  path: '$',
  error: 'received origin header does not match configured CORS domains',
  code: 'access-denied',
});

/** The paths, with the error form of the older protocol on each. */
const apolloByPath: Readonly<Record<string, WebSocketProtocol>> = {
  '/v1/graphql': apolloProtocol('graphql'),
  '/v1alpha1/graphql': apolloProtocol('plain'),
};

/**
 * Serves GraphQL over WebSocket: `graphql-transport-ws` where it is asked for, else Apollo's `graphql-ws`.
 * @param mayConnect whether a page of this origin may open a socket; browsers do not ask before they do
 */
export function createWebSockets(parts: WebSocketParts, mayConnect: (origin: string) => boolean): WebSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxBodyBytes, handleProtocols: pickProtocol });
  const connections = new Set<WebSocketConnection>();
  const accept = (client: WebSocket, request: IncomingMessage, apollo: WebSocketProtocol): void => {
    const protocol = client.protocol === transportProtocolName ? transportProtocol : apollo;
    const connection = new WebSocketConnection(parts, protocol, client, request);
    connections.add(connection);
    client.on('close', () => connections.delete(connection));
  };
  return {
    handleUpgrade: (request, socket, head) => {
      const [path = ''] = (request.url ?? '').split('?');
      const apollo = apolloByPath[path];
      if (!apollo) return refuse(socket, '404 Not Found');
      const { origin } = request.headers;
      if (origin && !mayConnect(origin)) return refuse(socket, '400 Bad Request', originRefused);
      void admit(parts.shares.ofStrangers(request.socket.remoteAddress), socket, () =>
        server.handleUpgrade(request, socket, head, (client) => accept(client, request, apollo)),
      );
    },
    restart: () => connections.forEach((connection) => connection.close(serviceRestart)),
  };
}

/** Accepts a socket in the share of its address, or refuses it when too many wait. A socket that waits is not read from. */
async function admit(share: Share, socket: Duplex, accept: () => void): Promise<void> {
  const ignore = (): void => undefined;
  socket.on('error', ignore);
  try {
    await share.prepare(() => {
      socket.off('error', ignore);
      share.spend(connectionMs);
      if (!socket.destroyed) accept();
    });
  } catch {
    refuse(socket, '429 Too Many Requests');
  }
}

function refuse(socket: Duplex, status: string, body = ''): void {
  const length = Buffer.byteLength(body);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** Chooses the subprotocol: browsers close the socket when the server accepts none of those offered. */
function pickProtocol(offered: Set<string>): string | false {
  const [first] = offered;
  return offered.has(transportProtocolName) ? transportProtocolName : (first ?? false);
}
