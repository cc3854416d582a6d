import { type IncomingHttpHeaders } from 'node:http';
import { type RawData, type WebSocket } from 'ws';
import { EngineError } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { ADMIN_ROLE, type Session } from '../session';
import { parseJson, toGraphqlRequest } from './body';
import { toGraphqlError } from './errorBody';
import { type WebSocketParts } from './websocket';

const INIT_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_MS = 5_000;
/** Timers longer than this fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Connection extends WebSocketParts {
  readonly client: WebSocket;
  readonly headers: IncomingHttpHeaders;
  readonly operations: Map<string, () => void>;
  session?: Session;
  timers: NodeJS.Timeout[];
}

/** Speaks graphql-transport-ws on one socket until it closes. */
export function openConnection(parts: WebSocketParts, client: WebSocket, headers: IncomingHttpHeaders): void {
  const connection: Connection = { ...parts, client, headers, operations: new Map(), timers: [] };
  const late = setTimeout(() => client.close(4408, 'Connection initialisation timed out'), INIT_TIMEOUT_MS);
  connection.timers.push(late);
  client.on('message', (data) => void receive(connection, data));
  client.on('error', (error) => parts.service.log({ level: 'warn', type: 'websocket', message: error.message }));
  client.on('close', () => {
    connection.timers.forEach((timer) => clearTimeout(timer));
    connection.operations.forEach((stop) => stop());
    connection.operations.clear();
  });
}

async function receive(connection: Connection, data: RawData): Promise<void> {
  const message = parseMessage(data);
  switch (message?.type) {
    case 'connection_init':
      return initialise(connection, message.payload ?? null);
    case 'ping':
      return send(connection, { type: 'pong', ...(message.payload ? { payload: message.payload } : {}) });
    case 'pong':
      return;
    case 'subscribe':
      if (typeof message.id === 'string') return subscribe(connection, message.id, message.payload ?? null);
      break;
    case 'complete':
      if (typeof message.id === 'string') return stop(connection, message.id);
      break;
  }
  connection.client.close(4400, '4400: Invalid message');
}

function parseMessage(data: RawData): JsonObject | undefined {
  try {
    const message = parseJson(data.toString());
    return isJsonObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

async function initialise(connection: Connection, payload: Json): Promise<void> {
  try {
    const session = await connection.authenticate({ ...connection.headers, ...initHeaders(payload) });
    if (connection.client.readyState !== connection.client.OPEN) return;
    connection.timers.forEach((timer) => clearTimeout(timer));
    connection.session = session;
    connection.timers = timersOf(connection, session);
    send(connection, { type: 'connection_ack' });
    send(connection, { type: 'ping', payload: { message: 'keepalive' } });
  } catch (error) {
    toGraphqlError(error, { showInternal: false }, connection.service.log);
    connection.client.close(4403, '4403: Forbidden');
  }
}

/** Keep-alive, and the end of the token: a socket must not outlive it. */
function timersOf(connection: Connection, { expiresAt }: Session): NodeJS.Timeout[] {
  const ping = (): void => send(connection, { type: 'ping', payload: { message: 'keepalive' } });
  const timers = [setInterval(ping, KEEP_ALIVE_MS)];
  if (expiresAt === undefined) return timers;
  const restMs = Math.max(0, expiresAt * 1000 - Date.now());
  if (restMs > MAX_TIMER_MS) return timers;
  return [...timers, setTimeout(() => connection.client.close(1000, 'token expired'), restMs)];
}

function initHeaders(payload: Json): Record<string, string> {
  const headers = isJsonObject(payload) && isJsonObject(payload.headers) ? payload.headers : {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

async function subscribe(connection: Connection, id: string, payload: Json): Promise<void> {
  const { session } = connection;
  if (!session) return refuse(connection, id, 'start received before the connection is initialised');
  if (connection.operations.has(id)) return refuse(connection, id, `an operation already exists with this id: ${id}`);
  connection.operations.set(id, () => undefined);
  try {
    await start(connection, session, id, payload);
  } catch (error) {
    fail(connection, id, error);
  }
}

async function start(connection: Connection, session: Session, id: string, payload: Json): Promise<void> {
  const { service, live, operations } = connection;
  const prepared = service.prepare(session, toGraphqlRequest(payload, connection.headers));
  if (prepared.operation.kind === 'subscription') {
    const subscriber = {
      next: (data: string) => sendNext(connection, id, data),
      fail: (error: unknown) => fail(connection, id, error),
    };
    const unsubscribe = live.subscribe(prepared, subscriber);
    if (operations.has(id)) operations.set(id, unsubscribe);
    else unsubscribe();
    return;
  }
  const { data } = await service.run(prepared);
  if (!operations.delete(id)) return;
  sendNext(connection, id, data);
  send(connection, { type: 'complete', id });
}

function stop({ operations }: Connection, id: string): void {
  operations.get(id)?.();
  operations.delete(id);
}

function fail(connection: Connection, id: string, error: unknown): void {
  stop(connection, id);
  const showInternal = connection.session?.role === ADMIN_ROLE;
  send(connection, { type: 'error', id, payload: [toGraphqlError(error, { showInternal }, connection.service.log)] });
}

function refuse(connection: Connection, id: string, reason: string): void {
  const error = toGraphqlError(
    new EngineError('start-failed', reason),
    { showInternal: false },
    connection.service.log,
  );
  send(connection, { type: 'error', id, payload: error });
  send(connection, { type: 'error', id, payload: reason });
  connection.client.close(1000, `4400: ${reason}`);
}

/** The data is JSON text already and goes out as it is. */
function sendNext({ client }: Connection, id: string, data: string): void {
  if (client.readyState === client.OPEN)
    client.send(`{"type":"next","id":${JSON.stringify(id)},"payload":{"data":${data}}}`);
}

function send({ client }: Connection, message: Record<string, unknown>): void {
  if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
}
