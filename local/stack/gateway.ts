import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { maxConnections, serverLimits } from '../../hasura/engine/transport/serverLimits';
import { isNoSpace } from './space';
import { isServedHost, listenAddress } from './servedHost';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The parts behind one origin, by path prefix; the longest matching prefix wins. */
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
 * Listens on the stack's port, and answers 421 to requests for another host.
 * @param host the name of this machine for others; absent: loopback alone
 * @throws Error that says which port is taken
 */
export async function openGateway(port: number, host?: string): Promise<Gateway> {
  let routes: Routes | undefined;
  const server = createServer(serverLimits, (request, response) => {
    if (!isServedHost(request.headers.host, host)) return void response.writeHead(421).end();
    const handler = routes && findHandler(routes.http, request.url ?? '/');
    if (!handler) return void response.writeHead(503, { 'retry-after': '1' }).end('Corridor is starting.');
    nameClient(request);
    void answer(handler, request, response);
  });
  server.maxConnections = maxConnections;
  server.on('upgrade', (request, socket, head) => {
    if (!isServedHost(request.headers.host, host)) misdirected(socket);
    else if (routes) routes.upgrade(request, socket, head);
    else socket.destroy();
  });
  await listen(server, port, listenAddress(host));
  return { setRoutes: (next) => (routes = next), close: () => close(server) };
}

/** Adds where a request comes from, as a load balancer does. What a client says itself under these names does not count. */
function nameClient({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = socket.remoteAddress;
  headers['x-forwarded-user-agent'] = headers['user-agent'];
}

function misdirected(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 421 Misdirected Request\r\nconnection: close\r\n\r\n', () => socket.destroy());
}

/** A part that fails, such as one whose database is away or whose disk is full, fails this request only. */
async function answer(handler: RequestHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await handler(request, response);
  } catch (error) {
    const [status, message] = isNoSpace(error) ? [507, 'The disk is full.'] : [500, 'This part of Corridor failed.'];
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message }));
  }
}

function findHandler(handlers: Readonly<Record<string, RequestHandler>>, url: string): RequestHandler | undefined {
  const path = url.split('?')[0] ?? '/';
  const prefix = Object.keys(handlers)
    .filter((candidate) => path === candidate || path.startsWith(candidate.endsWith('/') ? candidate : `${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : handlers[prefix];
}

function listen(server: Server, port: number, address: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, address, () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
