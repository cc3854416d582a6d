import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { LiveQueries } from '../execute/liveQueries';
import type { Service } from '../execute/service';
import type { Json, JsonObject } from '../json';
import type { Authenticate } from './authenticate';
import { toGraphqlError, type GraphqlError } from './errorBody';
import { limitFirstBytes, readInOrder, stopReading } from './socketInbox';
import { initHeaders, parseMessage } from './socketMessages';
import { SocketOperations, type SocketCaller } from './socketOperations';
import { SocketOutbox } from './socketOutbox';
import { SocketTimers } from './socketTimers';
import { transferTime, type Share, type Shares } from './userShares';
import type { Reaction, WebSocketProtocol } from './webSocketProtocol';

/** What socket connections need of the engine. */
export interface WebSocketParts {
  readonly service: Service;
  readonly authenticate: Authenticate;
  readonly shares: Shares;
  readonly live: LiveQueries;
  readonly initTimeoutMs: number;
}

/** The close code for clients that ask for too much. */
const tryAgainLater = 1013;
/** The maximum length of a close reason in a valid frame. */
const maxReasonBytes = 120;
/** The maximum size of a message on a socket that is not initialised, in bytes: an init carries a token. */
const maxInitBytes = 16 * 1024;
/** The close code for clients that send what they should not. */
const badRequest = 4400;

/** One socket: its session and the operations that run on it. */
export class WebSocketConnection {
  private readonly operations: SocketOperations;
  private readonly outbox: SocketOutbox;
  private readonly timers = new SocketTimers();
  private readonly address: string | undefined;
  /** The share that counts until the init. */
  private readonly strangers: Share;
  /** The headers of the handshake; those of the init replace them. */
  private headers: IncomingHttpHeaders;
  private leave: () => void = () => undefined;
  private readonly endLimit: () => void;
  private caller?: SocketCaller;

  constructor(
    private readonly parts: WebSocketParts,
    private readonly protocol: WebSocketProtocol,
    private readonly client: WebSocket,
    handshake: IncomingMessage,
  ) {
    const { service, live, initTimeoutMs } = parts;
    this.headers = handshake.headers;
    this.address = handshake.socket.remoteAddress;
    this.outbox = new SocketOutbox(client, protocol.dataType);
    this.operations = new SocketOperations({
      service,
      live,
      protocol,
      react: (reaction) => this.react(reaction),
      sendData: (id, data) => this.outbox.sendData(id, data),
      shown: (error) => this.shown(error),
    });
    this.strangers = parts.shares.ofStrangers(this.address);
    this.endLimit = limitFirstBytes(handshake.socket, () => this.expel());
    this.timers.awaitInit(initTimeoutMs, () => this.react(protocol.initTimeout));
    readInOrder(client, (data) => this.receive(data));
    client.on('error', (error) => service.log({ level: 'warn', type: 'websocket', message: error.message }));
    client.on('close', () => this.release());
  }

  /** Stops all operations of the socket, then closes it. */
  close(code: number, reason = ''): void {
    this.release();
    this.client.close(code, Buffer.from(reason).subarray(0, maxReasonBytes));
  }

  private release(): void {
    this.timers.clear();
    this.operations.stopAll();
    this.leave();
  }

  /** Ends a socket that sends much before its init. What it goes on to send is not read. */
  private expel(): void {
    this.close(badRequest, 'too much before the init');
    stopReading(this.client);
  }

  private async receive(data: Buffer): Promise<void> {
    try {
      await this.handleData(data);
    } catch (error) {
      this.close(tryAgainLater, this.shown(error).message);
    }
  }

  /** Rejects with rate-limit-exceeded when the user, or the address before the init, has too much waiting. */
  private async handleData(data: Buffer): Promise<void> {
    const { caller } = this;
    if (caller) {
      caller.share.spend(transferTime(data.length));
      return caller.share.prepare(() => void this.handle(parseMessage(data.toString())));
    }
    const isShort = data.length <= maxInitBytes;
    const message = await this.strangers.prepare(() => (isShort ? parseMessage(data.toString()) : undefined));
    await this.handle(message);
  }

  /** Returns a promise for an init only: the next message waits for it, while operations run concurrently. */
  private handle(message: JsonObject | undefined): Promise<void> | undefined {
    const { kinds, invalidMessage } = this.protocol;
    const kind = typeof message?.type === 'string' ? kinds[message.type] : undefined;
    const { id, payload = null } = message ?? {};
    if (kind === 'init' && !this.caller) return this.initialise(payload);
    else if (kind === 'start' && typeof id === 'string') void this.operations.start(this.caller, id, payload);
    else if (kind === 'stop' && typeof id === 'string') this.operations.stop(id);
    else if (kind === 'ping') this.outbox.send({ type: 'pong', ...(payload === null ? {} : { payload }) });
    else if (kind === 'terminate') this.close(1000);
    else if (kind !== 'pong') this.react(invalidMessage);
    return undefined;
  }

  private async initialise(payload: Json): Promise<void> {
    try {
      this.headers = { ...this.headers, ...initHeaders(payload) };
      const session = await this.parts.authenticate(this.headers);
      if (this.client.readyState !== this.client.OPEN) return;
      const share = this.parts.shares.ofUser(session, this.address);
      this.leave = share.hold('sockets');
      this.endLimit();
      this.caller = { session, share, headers: this.headers };
      const beat = (): void => this.outbox.send(this.protocol.keepAlive);
      this.timers.keepAlive(session, beat, () => this.close(1000, 'token expired'));
      this.outbox.send({ type: 'connection_ack' });
      beat();
    } catch (error) {
      this.react(this.protocol.forbidden(this.shown(error).message));
    }
  }

  private shown(error: unknown): GraphqlError {
    const { service } = this.parts;
    return toGraphqlError(error, { showInternal: service.showsInternal(this.caller?.session.role) }, service.log);
  }

  private react({ messages, close }: Reaction): void {
    messages.forEach((message) => this.outbox.send(message));
    if (close) this.close(close.code, close.reason);
  }
}
