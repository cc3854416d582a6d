import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver got it. */
export interface ReceivedMessage {
  readonly id: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** What a receiver does with a message: an HTTP status, or nothing where it drops the connection. */
export type Reaction = (message: ReceivedMessage) => number | 'drop' | Promise<number | 'drop'>;

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string;
  /** In the order of their arrival. */
  readonly received: readonly ReceivedMessage[];
  /** Stops listening and drops every connection. */
  readonly stop: () => Promise<void>;
  /** Listens again, at the same address. */
  readonly start: () => Promise<void>;
}

/** Starts a receiver. */
export async function openReceiver(react: Reaction): Promise<Receiver> {
  const received: ReceivedMessage[] = [];
  let port = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers } = request;
      const message = { id: String(headers['webhook-id']), body: Buffer.concat(chunks).toString('utf8'), headers };
      received.push(message);
      void Promise.resolve(react(message)).then((reaction) => {
        if (reaction === 'drop') request.socket.destroy();
        else response.writeHead(reaction).end(`status ${reaction}`);
      });
    });
  });
  const start = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start();
  return { url: `http://127.0.0.1:${port}/hook`, received, start, stop };
}
