import { WebSocket } from 'ws';

export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A GraphQL client that keeps what it has received. */
export interface TestSocket {
  readonly send: (message: unknown) => void;
  /** Sends a message that is text already, whose numbers JavaScript would round. */
  readonly sendText: (text: string) => void;
  /** The next message that has not been taken yet. */
  readonly take: () => Promise<Message>;
  /** Messages that have not been taken. */
  readonly pending: readonly Message[];
  /** Pings and keep-alives, which are not among the others. */
  readonly keepAlives: readonly Message[];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly close: () => void;
}

/** Protocols and path of a client, where they differ from the usual ones. */
interface SocketOptions {
  readonly protocols?: string[];
  readonly path?: string;
}

/** Opens a socket, and initialises it when `init` is given. */
export async function openSocket(url: string, init?: unknown, options: SocketOptions = {}): Promise<TestSocket> {
  const { protocols = ['graphql-transport-ws'], path = '/v1/graphql' } = options;
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocols);
  const pending: Message[] = [];
  const keepAlives: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'ping' || message.type === 'ka') return void keepAlives.push(message);
    const taker = waiting.shift();
    if (taker) taker(message);
    else pending.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const take = (): Promise<Message> => {
    const message = pending.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
  };
  const sendText = (text: string): void => socket.send(text);
  const send = (message: unknown): void => sendText(JSON.stringify(message));
  if (init !== undefined) {
    send({ type: 'connection_init', payload: init });
    await take();
  }
  return { send, sendText, take, pending, keepAlives, closed, close: () => socket.close() };
}
