import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { RequestHandler } from './gateway';

/** Answers as for an address that does not exist. */
export const absent: RequestHandler = (_request, response) => response.writeHead(404).end();

/**
 * The handler for callers on this machine. For others the address does not exist, whatever their headers say: the address of the
 * connection's other end counts. A page of another origin is refused with 403, because its browser stands on this machine too.
 */
export function forThisMachine(handler: RequestHandler): RequestHandler {
  return (request, response) => {
    if (!isLoopback(request.socket.remoteAddress) || !isNormal(request.url)) return absent(request, response);
    if (isOfOtherOrigin(request)) return response.writeHead(403).end();
    return handler(request, response);
  };
}

/** Whether an address of a socket is of this machine alone: 127.0.0.0/8 or ::1, also written as IPv6. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a URL parser finds the same path in a target. With `..` in it, the gateway and the handler would see different ones. */
function isNormal(target = '/'): boolean {
  return URL.canParse(target, base) && new URL(target, base).pathname === target.split('?')[0];
}

const base = 'http://localhost';

/** Programs send no origin. */
function isOfOtherOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && headers.origin.toLowerCase() !== `http://${headers.host?.toLowerCase()}`;
}
