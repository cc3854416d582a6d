import type { ServerResponse } from 'node:http';
import type { RequestHandler, Routes } from './gateway';

/** A part as `/healthz` sees it. */
export interface HealthPart {
  readonly answers: () => Promise<boolean>;
  /** How often it was started again; 0 for a part without a process of its own. */
  readonly restarts: () => number;
}

const probeTimeoutMs = 1000;

/** Whether an HTTP server answers at all within a second. */
export async function answersHttp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(probeTimeoutMs) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * `/healthz` of the stack: 500 when a part is down, otherwise Hasura's own answer. A request that accepts JSON gets the state
 * of each part.
 */
export function healthRoute(parts: Readonly<Record<string, HealthPart>>, hasura: RequestHandler): RequestHandler {
  return async (request, response) => {
    const states = await Promise.all(Object.entries(parts).map(stateOf));
    const down = states.filter(({ state }) => state === 'down').map(({ name }) => name);
    if (request.headers.accept?.includes('application/json')) {
      const body = { status: down.length > 0 ? 'down' : 'up', parts: Object.fromEntries(states.map(entryOf)) };
      response.writeHead(down.length > 0 ? 500 : 200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(body));
    }
    if (down.length === 0) return hasura(request, response);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    return response.end(`ERROR: down: ${down.join(', ')}`);
  };
}

/** What every address answers while the disk is full: 507 with the sentence, to GraphQL in its form of errors, and 500 to `/healthz`. */
export function fullDiskRoutes(sentence: string): Routes {
  const send = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const errors = [{ message: sentence, extensions: { code: 'disk-full', path: '$' } }];
  const graphql: RequestHandler = (_request, response) => send(response, 507, { errors });
  return {
    http: {
      '/': (_request, response) => send(response, 507, { message: sentence }),
      '/v1': graphql,
      '/v2': graphql,
      '/healthz': ({ headers }, response) => {
        const isJson = headers.accept?.includes('application/json');
        if (isJson) return send(response, 500, { status: 'down', reason: sentence });
        return response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`ERROR: ${sentence}`);
      },
    },
    upgrade: (_request, socket) => socket.destroy(),
  };
}

interface PartState {
  readonly name: string;
  readonly state: 'up' | 'down';
  readonly restarts: number;
}

async function stateOf([name, part]: [string, HealthPart]): Promise<PartState> {
  return { name, state: (await part.answers()) ? 'up' : 'down', restarts: part.restarts() };
}

const entryOf = ({ name, state, restarts }: PartState) => [name, { state, restarts }] as const;
