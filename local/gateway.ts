import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The parts behind one origin, by the beginning of the path; the longest that fits wins. */
export interface Routes {
  readonly http: Readonly<Record<string, RequestHandler>>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** An HTTP server whose routes may be set after it listens: until then it answers 503. */
export interface Gateway {
  readonly setRoutes: (routes: Routes) => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens on the stack's port.
 * @throws Error that says which port is taken
 */
export async function openGateway(port: number): Promise<Gateway> {
  let routes: Routes | undefined;
  const server = createServer((request, response) => {
    const handler = routes && findHandler(routes.http, request.url ?? '/');
    if (!handler) return void response.writeHead(503, { 'retry-after': '1' }).end('Corridor is starting.');
    handler(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (routes) routes.upgrade(request, socket, head);
    else socket.destroy();
  });
  await listen(server, port);
  return { setRoutes: (next) => (routes = next), close: () => close(server) };
}

function findHandler(handlers: Readonly<Record<string, RequestHandler>>, url: string): RequestHandler | undefined {
  const path = url.split('?')[0] ?? '/';
  const prefix = Object.keys(handlers)
    .filter((candidate) => path === candidate || path.startsWith(candidate.endsWith('/') ? candidate : `${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : handlers[prefix];
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
