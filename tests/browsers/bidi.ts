import { on, once } from 'node:events';
import { WebSocket } from 'ws';

/** How long a browser may take for one command, in milliseconds. */
const commandTimeoutMs = 30_000;

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection of WebDriver BiDi: commands and their results over one socket. */
export class BidiConnection {
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    // A lost connection shows in the command that waits for an answer.
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** The result of a command. @throws Error with the browser's message, or when it does not answer in time */
  async send<Result>(method: string, params: object): Promise<Result> {
    const id = (this.lastId += 1);
    const signal = AbortSignal.timeout(commandTimeoutMs);
    const messages = on(this.socket, 'message', { signal, close: ['close'] }) as AsyncIterable<[Buffer]>;
    this.socket.send(JSON.stringify({ id, method, params }));
    for await (const [data] of messages) {
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id !== id) continue;
      if (answer.type === 'success') return answer.result as Result;
      throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    }
    throw new Error(`${method}: the connection is closed`);
  }

  close(): void {
    this.socket.close();
  }
}
