import type { IncomingHttpHeaders } from 'node:http';
import { EngineError, invariant } from '../errors';
import type { LiveQueries } from '../execute/liveQueries';
import type { PreparedRequest } from '../execute/operationRun';
import type { Service } from '../execute/service';
import type { Json } from '../json';
import type { Session } from '../session';
import { toGraphqlRequest } from './body';
import type { GraphqlError } from './errorBody';
import { transferTime, type Share } from './userShares';
import type { Reaction, WebSocketProtocol } from './webSocketProtocol';

/** The operations of one socket. */
export const maxOperationsPerSocket = 40;

/** Who has initialised a socket, with the headers of the handshake and the init. */
export interface SocketCaller {
  readonly session: Session;
  readonly share: Share;
  readonly headers: IncomingHttpHeaders;
}

/** What operations need of their socket. */
export interface OperationParts {
  readonly service: Service;
  readonly live: LiveQueries;
  readonly protocol: WebSocketProtocol;
  readonly react: (reaction: Reaction) => void;
  readonly sendData: (id: string, data: string) => void;
  /** An error as this caller may see it. */
  readonly shown: (error: unknown) => GraphqlError;
}

/** An operation under the id that the client gave; the id may be given again as soon as it is stopped. */
interface RunningOperation {
  readonly id: string;
  stop: () => void;
}

/** The operations that run on one socket, by their ids. */
export class SocketOperations {
  private readonly operations = new Map<string, RunningOperation>();

  constructor(private readonly parts: OperationParts) {}

  /** Runs or watches what the payload asks for. Errors are sent. */
  async start(caller: SocketCaller | undefined, id: string, payload: Json): Promise<void> {
    if (!caller) return this.refuse(id, 'start received before the connection is initialised');
    if (this.operations.has(id)) return this.refuse(id, `an operation already exists with this id: ${id}`);
    const operation: RunningOperation = { id, stop: () => undefined };
    this.operations.set(id, operation);
    const { protocol, shown } = this.parts;
    try {
      const prepared = await this.prepare(caller, payload);
      if (!this.isRunning(operation)) return;
      if (prepared.operation.kind === 'subscription') this.subscribe(caller, operation, prepared);
      else {
        await this.run(caller, operation, prepared).catch((error: unknown) =>
          this.end(operation, protocol.failed(id, shown(error))),
        );
      }
    } catch (error) {
      this.end(operation, protocol.rejected(id, shown(error)));
    }
  }

  /** Stops an operation without a message; does nothing when there is none with this id. */
  stop(id: string): void {
    this.operations.get(id)?.stop();
    this.operations.delete(id);
  }

  stopAll(): void {
    this.operations.forEach(({ stop }) => stop());
    this.operations.clear();
  }

  private async prepare({ session, share, headers }: SocketCaller, payload: Json): Promise<PreparedRequest> {
    if (this.operations.size > maxOperationsPerSocket) {
      throw new EngineError('rate-limit-exceeded', 'too many operations on one socket');
    }
    return share.prepare(() => this.parts.service.prepare(session, toGraphqlRequest(payload, headers)));
  }

  private async run({ share }: SocketCaller, running: RunningOperation, prepared: PreparedRequest): Promise<void> {
    const { data } = await share.run(() => this.parts.service.run(prepared));
    share.spend(transferTime(data.length));
    if (this.isRunning(running)) this.parts.sendData(running.id, data);
    this.end(running, { messages: [{ type: 'complete', id: running.id }] });
  }

  private subscribe(
    { share }: SocketCaller,
    running: RunningOperation,
    { operation, bindings }: PreparedRequest,
  ): void {
    invariant(operation.kind === 'subscription', 'queries and mutations are run, not watched');
    const { live, sendData, protocol, shown } = this.parts;
    const { id } = running;
    const leave = share.hold('subscriptions');
    running.stop = leave;
    const unsubscribe = live.subscribe(operation.live, bindings, {
      admit: (work) => share.run(work),
      next: (data) => sendData(id, data),
      fail: (error) => this.end(running, protocol.failed(id, shown(error))),
    });
    running.stop = () => {
      unsubscribe();
      leave();
    };
  }

  private isRunning(operation: RunningOperation): boolean {
    return this.operations.get(operation.id) === operation;
  }

  /** Ends an operation with its last messages; does nothing when the client has stopped it. */
  private end(operation: RunningOperation, reaction: Reaction): void {
    if (!this.isRunning(operation)) return;
    this.stop(operation.id);
    this.parts.react(reaction);
  }

  private refuse(id: string, reason: string): void {
    const { protocol, react, shown } = this.parts;
    react(protocol.startRefused(id, shown(new EngineError('start-failed', reason))));
  }
}
