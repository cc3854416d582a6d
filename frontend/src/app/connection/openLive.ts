import { createClient } from 'graphql-ws';
import type { LiveObserver, LiveTransport } from '../../session/services';

/** The code of a socket that was closed because nothing needs it. */
const normalClosure = 1000;

/** One lazy socket for all live queries (graphql-transport-ws). It reconnects with a fresh token until it is closed. */
export function openLive(
  url: string,
  headers: () => Promise<Record<string, string>>,
  { onOpen, onBroken, pause }: LiveObserver,
): LiveTransport {
  const client = createClient({
    url: new URL(url, window.location.href).href.replace(/^http/, 'ws'),
    lazy: true,
    connectionParams: async () => ({ headers: await headers() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: pause,
    on: {
      connected: onOpen,
      closed: (event) => {
        if ((event as CloseEvent).code !== normalClosure) onBroken();
      },
    },
  });
  return {
    forward: ({ query = '', ...request }) => ({
      subscribe: (sink) => ({ unsubscribe: client.subscribe({ query, ...request }, sink) }),
    }),
    close: () => void client.dispose(),
  };
}
