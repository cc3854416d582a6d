import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../faults/fault';
import { deliver, type PushTarget } from './deliver';
import type { Notification } from './notifications';

const maxQueued = 10_000;
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 16_000];
const reorderWaitMs = 1_000;

/** Sends notifications in the background; callers do not wait for them. */
export interface PushQueue {
  readonly send: (notification: Notification) => void;
  readonly close: () => Promise<void>;
}

/** What the queue needs; without a target nothing is sent. */
export interface PushQueueParts {
  readonly target: PushTarget | undefined;
  readonly faultsFor: (notification: Notification) => ReadonlySet<Fault>;
  readonly log: (entry: Record<string, unknown>) => void;
}

/**
 * First attempts go out one after the other; one that is refused is repeated after 1, 2, 4, 8 and 16 seconds while the
 * others go on, so the receiver can rely on no order. At most 10,000 wait: beyond that the newest is dropped and logged.
 */
export function createPushQueue({ target, faultsFor, log }: PushQueueParts): PushQueue {
  const closing = new AbortController();
  // Every push that waits for its next attempt listens to this signal.
  setMaxListeners(0, closing.signal);
  const background = new Set<Promise<void>>();
  let heldBack: string | undefined;
  let line: Promise<void> = Promise.resolve();

  const inBackground = (work: Promise<void>) => {
    const ended = work.catch(() => undefined).finally(() => background.delete(ended));
    background.add(ended);
    return ended;
  };
  const attempt = async (body: string, retries: readonly number[]): Promise<void> => {
    if (!target || closing.signal.aborted || (await deliver(target, body, closing.signal))) return;
    const [wait, ...later] = retries;
    if (wait === undefined) return log({ event: 'push_given_up', body });
    void inBackground(delay(wait, undefined, { signal: closing.signal }).then(() => attempt(body, later)));
  };
  const enqueue = (body: string) => {
    line = inBackground(line.then(() => attempt(body, retryDelaysMs)));
  };
  const releaseHeld = () => {
    const body = heldBack;
    heldBack = undefined;
    if (body !== undefined) enqueue(body);
  };
  const holdBack = (body: string) => {
    releaseHeld();
    heldBack = body;
    void inBackground(delay(reorderWaitMs, undefined, { signal: closing.signal }).then(releaseHeld));
  };
  return {
    send: (notification) => {
      if (!target || closing.signal.aborted) return;
      const faults = faultsFor(notification);
      const body = JSON.stringify(notification.envelope);
      if (faults.has('drop_push')) return log({ event: 'push_dropped', type: notification.type });
      if (background.size >= maxQueued) return log({ event: 'push_queue_full', type: notification.type });
      if (faults.has('reorder_push')) return holdBack(body);
      enqueue(body);
      if (faults.has('duplicate_push')) enqueue(body);
      releaseHeld();
    },
    close: async () => {
      closing.abort();
      await Promise.all(background);
    },
  };
}
