import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { type LiveQueries } from '../execute/liveQueries';
import { type Service } from '../execute/service';
import { type Authenticate } from './authenticate';
import { openConnection } from './webSocketConnection';

export interface WebSocketParts {
  readonly service: Service;
  readonly authenticate: Authenticate;
  readonly live: LiveQueries;
}

/** The sockets of the engine. */
export interface WebSockets {
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes every socket with 1012, on which clients connect again: the metadata has changed, or the engine ends. */
  readonly restart: () => void;
}

const PROTOCOL = 'graphql-transport-ws';
const SERVICE_RESTART = 1012;

/** Serves `graphql-transport-ws` on `/v1/graphql`. */
export function createWebSockets(parts: WebSocketParts): WebSockets {
  const server = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  return {
    handleUpgrade: (request, socket, head) => {
      const { pathname } = new URL(request.url ?? '/', 'http://engine');
      if (pathname !== '/v1/graphql') return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      server.handleUpgrade(request, socket, head, (client) => accept(parts, client, request.headers));
    },
    restart: () => server.clients.forEach((client) => client.close(SERVICE_RESTART)),
  };
}

function accept(parts: WebSocketParts, client: WebSocket, headers: IncomingHttpHeaders): void {
  openConnection(parts, client, headers);
}
