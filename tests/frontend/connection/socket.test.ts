import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { openLive } from '../../../frontend/src/app/connection/openLive';

interface Opened {
  readonly token: unknown;
  readonly socket: WebSocket;
}

/** A server that records the token of each connection. */
async function startServer() {
  const server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' });
  await new Promise((done) => server.once('listening', done));
  const opened: Opened[] = [];
  server.on('connection', (socket) => {
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as { type: string; payload?: { headers: Record<string, string> } };
      if (message.type !== 'connection_init') return;
      opened.push({ token: message.payload?.headers.Authorization, socket });
      socket.send(JSON.stringify({ type: 'connection_ack' }));
    });
  });
  return { opened, url: `http://localhost:${(server.address() as AddressInfo).port}/v1/graphql`, server };
}

test('a socket that lost its connection reconnects with a fresh token, a closed one does not', async () => {
  const { opened, url, server } = await startServer();
  let token = 0;
  const observer = { onOpen: jest.fn(), onBroken: jest.fn(), pause: jest.fn(async () => undefined) };
  const live = openLive(url, async () => ({ Authorization: `Bearer ${(token += 1)}` }), observer);
  const request = {
    query: 'subscription Any { any }',
    operationName: 'Any',
    variables: undefined,
    extensions: undefined,
  };
  live.forward(request, {} as never).subscribe({
    next: () => undefined,
    error: () => undefined,
    complete: () => undefined,
  });
  const until = async (count: number) => {
    while (opened.length < count) await new Promise((done) => setTimeout(done, 20));
    return opened[count - 1]!;
  };
  const first = await until(1);
  expect(first.token).toBe('Bearer 1');
  first.socket.terminate();
  const second = await until(2);
  expect(second.token).toBe('Bearer 2');
  expect(observer.onBroken).toHaveBeenCalledTimes(1);
  expect(observer.pause).toHaveBeenCalledWith(0);
  const isClosed = new Promise((done) => second.socket.once('close', done));
  live.close();
  await isClosed;
  expect(opened).toHaveLength(2);
  expect(observer.onOpen).toHaveBeenCalled();
  expect(observer.onBroken).toHaveBeenCalledTimes(1);
  await new Promise((done) => server.close(done));
});
