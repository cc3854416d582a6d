import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';

/** A socket with more messages that have not been handled is not read from. */
const maxUnhandledMessages = 20;

/**
 * Hands a socket's messages to `handle` in order, the next one when the last promise has settled and each in its own turn of the event
 * loop, so that a socket that sends many does not hold up others. `handle` must not reject. Messages of a closed socket are dropped.
 */
export function readInOrder(client: WebSocket, handle: (data: RawData) => Promise<void>): void {
  let unhandled = 0;
  let settled: Promise<void> = Promise.resolve();
  const handleNext = async (data: RawData): Promise<void> => {
    if (client.readyState === client.OPEN) await handle(data);
    if (unhandled > 1) await nextTurn();
    unhandled -= 1;
    if (unhandled <= maxUnhandledMessages && client.isPaused) client.resume();
  };
  client.on('message', (data) => {
    unhandled += 1;
    if (unhandled > maxUnhandledMessages) client.pause();
    settled = settled.then(() => handleNext(data));
  });
}
