import { type IncomingHttpHeaders } from 'node:http';
import { type RawData, type WebSocket } from 'ws';
import { EngineError } from '../errors';
import { type LiveQueries } from '../execute/liveQueries';
import { type Service } from '../execute/service';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { type Session } from '../session';
import { type Authenticate } from './authenticate';
import { parseJson, toGraphqlRequest } from './body';
import { toGraphqlError, type GraphqlError } from './errorBody';
import { type Reaction, type WebSocketProtocol } from './webSocketProtocol';

/** What a connection needs of the engine. */
export interface WebSocketParts {
  readonly service: Service;
  readonly authenticate: Authenticate;
  readonly live: LiveQueries;
  readonly initTimeoutMs: number;
}

const KEEP_ALIVE_MS = 5_000;
/** Timers longer than this fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A longer reason is no valid frame. */
const MAX_REASON_BYTES = 120;
/** A client that reads so much too slowly is let go. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;

/** An operation under the id that the client gave; the id may be given again as soon as it is stopped. */
interface RunningOperation {
  readonly id: string;
  stop: () => void;
}

/** One socket from its first message to its end: who it is, and the operations that run on it. */
export class WebSocketConnection {
  private readonly operations = new Map<string, RunningOperation>();
  private timers: NodeJS.Timeout[];
  private session?: Session;
  /** Settled when the inits that have come so far are dealt with; later messages wait for it, in order. */
  private settled: Promise<void> = Promise.resolve();

  constructor(
    private readonly parts: WebSocketParts,
    private readonly protocol: WebSocketProtocol,
    private readonly client: WebSocket,
    /** Those of the handshake, then with those of the init over them. */
    private headers: IncomingHttpHeaders,
  ) {
    this.timers = [setTimeout(() => this.react(protocol.late), parts.initTimeoutMs)];
    client.on('message', (data) => this.receive(data));
    client.on('error', (error) => parts.service.log({ level: 'warn', type: 'websocket', message: error.message }));
    client.on('close', () => this.release());
  }

  /** Ends all that runs on the socket at once, then the socket itself. */
  close(code: number, reason = ''): void {
    this.release();
    this.client.close(code, Buffer.from(reason).subarray(0, MAX_REASON_BYTES));
  }

  private release(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers = [];
    this.operations.forEach(({ stop }) => stop());
    this.operations.clear();
  }

  private get isOpen(): boolean {
    return this.client.readyState === this.client.OPEN;
  }

  private receive(data: RawData): void {
    const message = parseMessage(data);
    this.settled = this.settled.then(() => (this.isOpen ? this.handle(message) : undefined));
  }

  /** Gives a promise for an init, which the next message waits for; operations run side by side. */
  private handle(message: JsonObject | undefined): Promise<void> | undefined {
    const { kinds, unreadable } = this.protocol;
    const kind = typeof message?.type === 'string' ? kinds[message.type] : undefined;
    const { id, payload = null } = message ?? {};
    if (kind === 'init' && !this.session) return this.initialise(payload);
    else if (kind === 'start' && typeof id === 'string') void this.start(id, payload);
    else if (kind === 'stop' && typeof id === 'string') this.stop(id);
    else if (kind === 'ping') this.send({ type: 'pong', ...(payload === null ? {} : { payload }) });
    else if (kind === 'terminate') this.close(1000);
    else if (kind !== 'pong') this.react(unreadable);
    return undefined;
  }

  private async initialise(payload: Json): Promise<void> {
    try {
      this.headers = { ...this.headers, ...initHeaders(payload) };
      const session = await this.parts.authenticate(this.headers);
      if (!this.isOpen) return;
      this.session = session;
      this.timers.forEach((timer) => clearTimeout(timer));
      this.timers = this.timersOf(session);
      this.send({ type: 'connection_ack' });
      this.send(this.protocol.keepAlive);
    } catch (error) {
      this.react(this.protocol.forbidden(this.shown(error).message));
    }
  }

  /** Keep-alive, and the end of the token: a socket must not outlive it. */
  private timersOf({ expiresAt }: Session): NodeJS.Timeout[] {
    const timers = [setInterval(() => this.send(this.protocol.keepAlive), KEEP_ALIVE_MS)];
    if (expiresAt === undefined) return timers;
    const restMs = Math.max(0, expiresAt * 1000 - Date.now());
    if (restMs > MAX_TIMER_MS) return timers;
    return [...timers, setTimeout(() => this.close(1000, 'token expired'), restMs)];
  }

  private async start(id: string, payload: Json): Promise<void> {
    if (!this.session) return this.refuse(id, 'start received before the connection is initialised');
    if (this.operations.has(id)) return this.refuse(id, `an operation already exists with this id: ${id}`);
    const operation: RunningOperation = { id, stop: () => undefined };
    this.operations.set(id, operation);
    const { rejected, failed } = this.protocol;
    try {
      const running = this.execute(this.session, operation, payload);
      await running?.catch((error: unknown) => this.end(operation, failed(id, this.shown(error))));
    } catch (error) {
      this.end(operation, rejected(id, this.shown(error)));
    }
  }

  /** Throws for what is refused; rejects for what fails. A subscription is watched, and gives no promise. */
  private execute(session: Session, running: RunningOperation, payload: Json): Promise<void> | undefined {
    const { service, live } = this.parts;
    const { id } = running;
    const prepared = service.prepare(session, toGraphqlRequest(payload, this.headers));
    const { operation, bindings } = prepared;
    if (operation.kind !== 'subscription')
      return service.run(prepared).then(({ data }) => {
        if (this.isRunning(running)) this.sendData(id, data);
        this.end(running, { messages: [{ type: 'complete', id }] });
      });
    running.stop = live.subscribe(operation.live, bindings, {
      next: (data) => this.sendData(id, data),
      fail: (error) => this.end(running, this.protocol.failed(id, this.shown(error))),
    });
    return undefined;
  }

  private isRunning(operation: RunningOperation): boolean {
    return this.operations.get(operation.id) === operation;
  }

  private stop(id: string): void {
    this.operations.get(id)?.stop();
    this.operations.delete(id);
  }

  /** The last of an operation; nothing when the client has stopped it before. */
  private end(operation: RunningOperation, reaction: Reaction): void {
    if (!this.isRunning(operation)) return;
    this.stop(operation.id);
    this.react(reaction);
  }

  private refuse(id: string, reason: string): void {
    this.react(this.protocol.unstartable(id, this.shown(new EngineError('start-failed', reason))));
  }

  private shown(error: unknown): GraphqlError {
    return toGraphqlError(
      error,
      { showInternal: this.parts.service.showsInternal(this.session?.role) },
      this.parts.service.log,
    );
  }

  private react({ messages, close }: Reaction): void {
    messages.forEach((message) => this.send(message));
    if (close) this.close(close.code, close.reason);
  }

  /** The data is JSON text already and goes out as it is. */
  private sendData(id: string, data: string): void {
    this.post(`{"type":"${this.protocol.dataType}","id":${JSON.stringify(id)},"payload":{"data":${data}}}`);
  }

  private send(message: Readonly<Record<string, unknown>>): void {
    this.post(JSON.stringify(message));
  }

  private post(text: string): void {
    if (!this.isOpen) return;
    if (this.client.bufferedAmount > MAX_UNSENT_BYTES) this.client.terminate();
    else this.client.send(text);
  }
}

function parseMessage(data: RawData): JsonObject | undefined {
  try {
    const message = parseJson(data.toString());
    return isJsonObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function initHeaders(payload: Json): Record<string, string> {
  const headers = isJsonObject(payload) && isJsonObject(payload.headers) ? payload.headers : {};
  const texts = Object.entries(headers).filter(([, value]) => typeof value !== 'object');
  return Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
