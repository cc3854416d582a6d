import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './fixture';

/** A request that the handler has received. */
export interface HandlerCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server in the place of the handlers of actions. */
export interface RunningHandler {
  readonly url: string;
  /** The requests it has received, oldest first. */
  readonly calls: HandlerCall[];
  readonly stop: () => void;
}

/** Starts a handler that answers every call with what `reply` gives for it. */
export async function startHandler(
  reply: (call: HandlerCall) => { readonly status?: number; readonly body: string },
): Promise<RunningHandler> {
  const calls: HandlerCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
      calls.push(call);
      const { status = 200, body } = reply(call);
      response.writeHead(status).end(body);
    });
  });
  const url = await listen(server);
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url, calls, stop };
}
