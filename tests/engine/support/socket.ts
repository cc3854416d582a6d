import { WebSocket } from 'ws';

export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A graphql-transport-ws client that keeps what it has received; keep-alive pings are left out. */
export interface TestSocket {
  readonly send: (message: unknown) => void;
  /** The next message that has not been taken yet. */
  readonly take: () => Promise<Message>;
  /** Messages that nobody has taken. */
  readonly pending: readonly Message[];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly close: () => void;
}

export async function openSocket(url: string, init?: unknown): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws');
  const pending: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'ping') return;
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
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  if (init !== undefined) {
    send({ type: 'connection_init', payload: init });
    await take();
  }
  return { send, take, pending, closed, close: () => socket.close() };
}
