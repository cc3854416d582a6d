import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from './gateway';

/** Passes a request on, byte for byte, to the same path of another server on this machine. */
export function forwardTo(baseUrl: string): RequestHandler {
  const target = new URL(baseUrl);
  return (request, response) => {
    const onward = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: { ...request.headers, host: target.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        // A server that ends amid its answer ends the client's connection: the client must not take the half for the whole.
        answer.on('error', () => response.destroy());
        answer.pipe(response);
      },
    );
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'This part of Corridor does not answer.' }));
    });
    response.on('close', () => response.writableFinished || onward.destroy());
    request.pipe(onward);
  };
}

/**
 * Keeps other origins than the portal's from a server that would let any of them read its answers, as serverless-offline does. API Gateway
 * lists the origins that may.
 */
export function hidingOtherOrigins(origin: string, handler: RequestHandler): RequestHandler {
  return (request, response) => {
    if (request.headers.origin !== origin) delete request.headers.origin;
    return handler(request, response);
  };
}

/** Passes a WebSocket on: the handshake is repeated to the other server, then bytes flow both ways. */
export function forwardUpgradeTo(baseUrl: string) {
  const target = new URL(baseUrl);
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const onward = connect(Number(target.port || 80), target.hostname, () => {
      const lines = Object.entries({ ...request.headers, host: target.host }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  };
}
