import type { ServerOptions } from 'node:http';

/**
 * Limits of the HTTP server before a request is whole, so that clients that send slowly, or nothing, hold a connection for seconds
 * only. Times are in milliseconds.
 */
export const serverLimits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/** The maximum number of open connections, sockets of live queries included; more are closed at once. */
export const maxConnections = 5_000;
