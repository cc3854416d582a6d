import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { administer } from './organisations';
import { aldgate } from './users';

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

/** An endpoint as it is asked for. */
export const endpointInput = (change: Record<string, unknown> = {}) => ({
  url: 'http://127.0.0.1:9/hook',
  description: 'Test',
  events: ['payment.status_changed'],
  enabled: true,
  ...change,
});

/** What is told of an endpoint once. */
interface Secret {
  readonly id: string;
  readonly secret: string;
}

/** Creates an endpoint of Aldgate as its administrator. @throws Error with the refusal */
export async function createdEndpoint(url?: string, change: Record<string, unknown> = {}): Promise<Secret> {
  const endpoint = endpointInput(url ? { url, ...change } : change);
  const { data, errors } = await administer('orgadmin', 'createWebhookEndpoint', { orgId: aldgate, endpoint });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result as Secret;
}

/** A new secret of an endpoint of Aldgate. */
export async function rotatedSecret(endpointId: string): Promise<string> {
  const { data } = await administer('orgadmin', 'rotateWebhookSecret', { endpointId });
  return (data?.result as Secret | undefined)?.secret ?? '';
}

/** The messages to an endpoint in their order. */
export const messagesOf = (database: Knex, endpointId: string) =>
  database('outgoing_webhook_deliveries').where({ endpoint_id: endpointId }).orderBy('id');

/** Messages of these entities, as the triggers append them. */
export async function appendMessages(database: Knex, endpointId: string, entities: readonly string[]): Promise<void> {
  const rows = entities.map((entity_id, number) => ({
    message_id: randomUUID(),
    endpoint_id: endpointId,
    entity_id,
    event: 'payment.status_changed',
    payload: { data: { number } },
    next_attempt_at: new Date(0),
  }));
  await database('outgoing_webhook_deliveries').insert(rows);
}

/** Deletes the endpoints on this machine, which tests made. */
export const deleteTestEndpoints = (database: Knex) =>
  database('webhook_endpoints').where('url', 'like', '%127.0.0.1%').delete();
