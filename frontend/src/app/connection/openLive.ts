import { createClient } from 'graphql-ws';
import type { LiveTransport } from '../../session/services';

/** One lazy socket for all live queries (graphql-transport-ws). It reconnects with a fresh token until it is closed. */
export function openLive(url: string, headers: () => Promise<Record<string, string>>): LiveTransport {
  const client = createClient({
    url: new URL(url, window.location.href).href.replace(/^http/, 'ws'),
    lazy: true,
    connectionParams: async () => ({ headers: await headers() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
  });
  return {
    forward: ({ query = '', ...request }) => ({
      subscribe: (sink) => ({ unsubscribe: client.subscribe({ query, ...request }, sink) }),
    }),
    close: () => void client.dispose(),
  };
}
