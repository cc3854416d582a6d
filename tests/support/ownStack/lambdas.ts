import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActionClient } from '../../../local/stack/actionClient';

/** A function of serverless.yml. */
export interface Lambda {
  readonly name: string;
  /** What its HTTP event answers, such as `POST /activity-log`. */
  readonly route?: string;
  readonly handler: (event: never) => unknown;
}

/** The Lambdas of this process, as `actionClient` calls those of another one. */
export interface OwnLambdas extends ActionClient {
  readonly close: () => Promise<void>;
}

interface HttpAnswer {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

const invocation = /^\/2015-03-31\/functions\/corridor-local-([^/]+)\/invocations$/;

/** Serves the HTTP events of the Lambdas, and the calls that one Lambda starts another one with. */
export async function openLambdas(lambdas: readonly Lambda[]): Promise<OwnLambdas> {
  const running = new Set<Promise<unknown>>();
  const invoke = async (name: string, payload: unknown): Promise<unknown> => {
    const lambda = lambdas.find((one) => one.name === name);
    if (!lambda) throw new Error(`No function ${name} in serverless.yml.`);
    const call = Promise.resolve(lambda.handler(payload as never));
    running.add(call);
    try {
      return asJson(await call);
    } finally {
      running.delete(call);
    }
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = await textOf(request);
    const worker = invocation.exec(path)?.[1];
    if (worker) {
      // A function that is started is not waited for.
      void invoke(worker, JSON.parse(body || '{}')).catch(() => undefined);
      return void response.writeHead(202).end();
    }
    const lambda = lambdas.find(({ route }) => route === `${request.method} ${path}`);
    if (!lambda) return void response.writeHead(404).end();
    const result = (await invoke(lambda.name, httpEvent(request, body))) as HttpAnswer;
    response
      .writeHead(result.statusCode, result.headers)
      .end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    httpUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    invoke,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
      await Promise.allSettled(running);
    },
  };
}

function httpEvent(request: IncomingMessage, body: string) {
  const sourceIp = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress);
  return { headers: request.headers, body, isBase64Encoded: false, requestContext: { http: { sourceIp } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Lambda passes JSON on, so a date arrives as a text. */
const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
