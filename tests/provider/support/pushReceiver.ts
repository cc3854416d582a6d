import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Json } from './startSimulator';

/** A webhook that keeps what it was sent. */
export interface PushReceiver {
  readonly url: string;
  readonly received: { readonly body: Json; readonly isSigned: boolean; readonly at: number }[];
  /** Answers the next `count` pushes with 500. They are not kept. */
  readonly refuse: (count: number) => void;
  /** Resolves when so many pushes are there. */
  readonly until: (count: number) => Promise<void>;
  readonly types: () => string[];
  readonly stop: () => Promise<void>;
}

export async function startPushReceiver(hmacKey: string): Promise<PushReceiver> {
  const received: PushReceiver['received'] = [];
  let toRefuse = 0;
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      toRefuse -= 1;
      if (toRefuse >= 0) return response.writeHead(500).end();
      const expected = createHmac('sha512', hmacKey).update(raw).digest('hex');
      const isSigned = request.headers['x-hmac-digest-sha-512'] === expected;
      received.push({ body: JSON.parse(raw) as Json, isSigned, at: Date.now() });
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/tcc`,
    received,
    refuse: (count) => (toRefuse = count),
    until: async (count) => {
      while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    types: () => received.map(({ body }) => body.header.notification_type),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
