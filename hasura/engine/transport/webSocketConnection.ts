import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';
import { EngineError, invariant } from '../errors';
import type { LiveQueries } from '../execute/liveQueries';
import type { PreparedRequest } from '../execute/operationRun';
import type { Service } from '../execute/service';
import { isJsonObject, type Json, type JsonObject } from '../json';
import type { Session } from '../session';
import type { Authenticate } from './authenticate';
import { parseJson, toGraphqlRequest } from './body';
import { toGraphqlError, type GraphqlError } from './errorBody';
import type { Share, ShareOf } from './userShares';
import type { Reaction, WebSocketProtocol } from './webSocketProtocol';

/** What socket connections need of the engine. */
export interface WebSocketParts {
  readonly service: Service;
  readonly authenticate: Authenticate;
  readonly shareOf: ShareOf;
  readonly live: LiveQueries;
  readonly initTimeoutMs: number;
}

const keepAliveMs = 5_000;
/** The close code for clients that ask for too much. */
const tryAgainLater = 1013;
/** The longest delay that timers support; longer ones fire at once. */
const maxTimerMs = 2 ** 31 - 1;
/** The maximum length of a close reason in a valid frame. */
const maxReasonBytes = 120;
/** A connection with more unsent data, because its client reads too slowly, is terminated. */
const maxUnsentBytes = 32 * 1024 * 1024;
/** The operations of one socket. */
export const maxOperationsPerSocket = 40;
/** The maximum size of a message on a socket that is not initialised, in bytes: an init carries a token. */
const maxInitBytes = 16 * 1024;
/** A socket with more messages that have not been handled is not read from. */
const maxUnhandledMessages = 20;

/** An operation under the id that the client gave; the id may be given again as soon as it is stopped. */
interface RunningOperation {
  readonly id: string;
  stop: () => void;
}

/** Who has initialised the socket. */
interface Caller {
  readonly session: Session;
  readonly share: Share;
}

/** One socket: its session and the operations that run on it. */
export class WebSocketConnection {
  private readonly operations = new Map<string, RunningOperation>();
  private timers: NodeJS.Timeout[];
  private readonly address: string | undefined;
  /** The headers of the handshake; those of the init replace them. */
  private headers: IncomingHttpHeaders;
  private leave: () => void = () => undefined;
  private caller?: Caller;
  private unhandled = 0;
  /** Settles when the inits received so far have been handled; later messages wait for it, in order. */
  private settled: Promise<void> = Promise.resolve();

  constructor(
    private readonly parts: WebSocketParts,
    private readonly protocol: WebSocketProtocol,
    private readonly client: WebSocket,
    handshake: IncomingMessage,
  ) {
    this.headers = handshake.headers;
    this.address = handshake.socket.remoteAddress;
    this.timers = [setTimeout(() => this.react(protocol.initTimeout), parts.initTimeoutMs)];
    client.on('message', (data) => this.receive(data));
    client.on('error', (error) => parts.service.log({ level: 'warn', type: 'websocket', message: error.message }));
    client.on('close', () => this.release());
  }

  /** Stops all operations of the socket, then closes it. */
  close(code: number, reason = ''): void {
    this.release();
    this.client.close(code, Buffer.from(reason).subarray(0, maxReasonBytes));
  }

  private release(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers = [];
    this.operations.forEach(({ stop }) => stop());
    this.operations.clear();
    this.leave();
  }

  private get isOpen(): boolean {
    return this.client.readyState === this.client.OPEN;
  }

  private receive(data: RawData): void {
    this.unhandled += 1;
    if (this.unhandled > maxUnhandledMessages) this.client.pause();
    this.settled = this.settled.then(() => this.handleNext(data));
  }

  /** Handles one message in each turn of the event loop, so that a socket that sends many does not hold up others. */
  private async handleNext(data: RawData): Promise<void> {
    if (this.isOpen) await this.handleData(data.toString()).catch((error: unknown) => this.refuseMessage(error));
    if (this.unhandled > 1) await nextTurn();
    this.unhandled -= 1;
    if (this.unhandled <= maxUnhandledMessages && this.client.isPaused) this.client.resume();
  }

  /** Rejects with rate-limit-exceeded when the user has too much waiting. */
  private async handleData(text: string): Promise<void> {
    if (this.caller) await this.caller.share.prepare(() => void this.handle(parseMessage(text)));
    else await this.handle(text.length > maxInitBytes ? undefined : parseMessage(text));
  }

  private refuseMessage(error: unknown): void {
    this.close(tryAgainLater, this.shown(error).message);
  }

  /** Returns a promise for an init only: the next message waits for it, while operations run concurrently. */
  private handle(message: JsonObject | undefined): Promise<void> | undefined {
    const { kinds, invalidMessage } = this.protocol;
    const kind = typeof message?.type === 'string' ? kinds[message.type] : undefined;
    const { id, payload = null } = message ?? {};
    if (kind === 'init' && !this.caller) return this.initialise(payload);
    else if (kind === 'start' && typeof id === 'string') void this.start(id, payload);
    else if (kind === 'stop' && typeof id === 'string') this.stop(id);
    else if (kind === 'ping') this.send({ type: 'pong', ...(payload === null ? {} : { payload }) });
    else if (kind === 'terminate') this.close(1000);
    else if (kind !== 'pong') this.react(invalidMessage);
    return undefined;
  }

  private async initialise(payload: Json): Promise<void> {
    try {
      this.headers = { ...this.headers, ...initHeaders(payload) };
      const session = await this.parts.authenticate(this.headers);
      if (!this.isOpen) return;
      const share = this.parts.shareOf(session, this.address);
      this.leave = share.hold('sockets');
      this.caller = { session, share };
      this.timers.forEach((timer) => clearTimeout(timer));
      this.timers = this.timersOf(session);
      this.send({ type: 'connection_ack' });
      this.send(this.protocol.keepAlive);
    } catch (error) {
      this.react(this.protocol.forbidden(this.shown(error).message));
    }
  }

  /** The timers of an initialised socket: keep-alive, and closing when the token expires. */
  private timersOf({ expiresAt }: Session): NodeJS.Timeout[] {
    const timers = [setInterval(() => this.send(this.protocol.keepAlive), keepAliveMs)];
    if (expiresAt === undefined) return timers;
    const restMs = Math.max(0, expiresAt * 1000 - Date.now());
    if (restMs > maxTimerMs) return timers;
    return [...timers, setTimeout(() => this.close(1000, 'token expired'), restMs)];
  }

  private async start(id: string, payload: Json): Promise<void> {
    if (!this.caller) return this.refuse(id, 'start received before the connection is initialised');
    if (this.operations.has(id)) return this.refuse(id, `an operation already exists with this id: ${id}`);
    const operation: RunningOperation = { id, stop: () => undefined };
    this.operations.set(id, operation);
    const { rejected, failed } = this.protocol;
    try {
      const prepared = await this.prepare(this.caller, payload);
      if (!this.isRunning(operation)) return;
      if (prepared.operation.kind === 'subscription') this.subscribe(this.caller, operation, prepared);
      else {
        await this.run(this.caller, operation, prepared).catch((error: unknown) =>
          this.end(operation, failed(id, this.shown(error))),
        );
      }
    } catch (error) {
      this.end(operation, rejected(id, this.shown(error)));
    }
  }

  private async prepare({ session, share }: Caller, payload: Json): Promise<PreparedRequest> {
    if (this.operations.size > maxOperationsPerSocket) {
      throw new EngineError('rate-limit-exceeded', 'too many operations on one socket');
    }
    return share.prepare(() => this.parts.service.prepare(session, toGraphqlRequest(payload, this.headers)));
  }

  private async run({ share }: Caller, running: RunningOperation, prepared: PreparedRequest): Promise<void> {
    const { data } = await share.run(() => this.parts.service.run(prepared));
    if (this.isRunning(running)) this.sendData(running.id, data);
    this.end(running, { messages: [{ type: 'complete', id: running.id }] });
  }

  private subscribe({ share }: Caller, running: RunningOperation, { operation, bindings }: PreparedRequest): void {
    invariant(operation.kind === 'subscription', 'queries and mutations are run, not watched');
    const { id } = running;
    const leave = share.hold('subscriptions');
    running.stop = leave;
    const unsubscribe = this.parts.live.subscribe(operation.live, bindings, {
      next: (data) => this.sendData(id, data),
      fail: (error) => this.end(running, this.protocol.failed(id, this.shown(error))),
    });
    running.stop = () => {
      unsubscribe();
      leave();
    };
  }

  private isRunning(operation: RunningOperation): boolean {
    return this.operations.get(operation.id) === operation;
  }

  private stop(id: string): void {
    this.operations.get(id)?.stop();
    this.operations.delete(id);
  }

  /** Ends an operation with its last messages; does nothing when the client has stopped it. */
  private end(operation: RunningOperation, reaction: Reaction): void {
    if (!this.isRunning(operation)) return;
    this.stop(operation.id);
    this.react(reaction);
  }

  private refuse(id: string, reason: string): void {
    this.react(this.protocol.startRefused(id, this.shown(new EngineError('start-failed', reason))));
  }

  private shown(error: unknown): GraphqlError {
    return toGraphqlError(
      error,
      { showInternal: this.parts.service.showsInternal(this.caller?.session.role) },
      this.parts.service.log,
    );
  }

  private react({ messages, close }: Reaction): void {
    messages.forEach((message) => this.send(message));
    if (close) this.close(close.code, close.reason);
  }

  /** Sends data, which is JSON text already. */
  private sendData(id: string, data: string): void {
    this.post(`{"type":"${this.protocol.dataType}","id":${JSON.stringify(id)},"payload":{"data":${data}}}`);
  }

  private send(message: Readonly<Record<string, unknown>>): void {
    this.post(JSON.stringify(message));
  }

  private post(text: string): void {
    if (!this.isOpen) return;
    if (this.client.bufferedAmount > maxUnsentBytes) this.client.terminate();
    else this.client.send(text);
  }
}

function parseMessage(text: string): JsonObject | undefined {
  try {
    const message = parseJson(text);
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
