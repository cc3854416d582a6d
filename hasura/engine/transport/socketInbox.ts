import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** A socket with more messages that have not been handled is not read from. */
const maxUnhandledMessages = 20;

/** What a client may send before it is initialised, in bytes. */
const maxFirstBytes = 64 * 1024;
/** How long a client that is not read from any more has to receive why, in milliseconds. */
const farewellMs = 1_000;

/**
 * Calls `exceed` when more bytes arrive on a connection than an init needs. A message is counted while it arrives, because `ws` hands it
 * over when it is whole.
 * @returns a function that ends the limit
 */
export function limitFirstBytes(connection: Socket, exceed: () => void): () => void {
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > maxFirstBytes) {
      end();
      exceed();
    }
  };
  const end = (): void => void connection.off('data', count);
  connection.on('data', count);
  return end;
}

/** Reads nothing more of a socket that is being closed, and ends its connection soon. */
export function stopReading(client: WebSocket): void {
  client.pause();
  const timer = setTimeout(() => client.terminate(), farewellMs);
  client.once('close', () => clearTimeout(timer));
}

/**
 * Hands a socket's messages to `handle` in order, the next one when the last promise has settled and each in its own turn of the event
 * loop, so that a socket that sends many does not hold up others. `handle` must not reject. Messages of a closed socket are dropped.
 */
export function readInOrder(client: WebSocket, handle: (data: Buffer) => Promise<void>): void {
  let unhandled = 0;
  let settled: Promise<void> = Promise.resolve();
  const handleNext = async (data: Buffer): Promise<void> => {
    if (client.readyState === client.OPEN) await handle(data);
    if (unhandled > 1) await nextTurn();
    unhandled -= 1;
    if (unhandled <= maxUnhandledMessages && client.isPaused) client.resume();
  };
  client.on('message', (data: Buffer) => {
    unhandled += 1;
    if (unhandled > maxUnhandledMessages) client.pause();
    settled = settled.then(() => handleNext(data));
  });
}
