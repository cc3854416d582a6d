import type { Notification } from './pushes/notifications';
import type { Books } from './store/books';
import type { Identifiers } from './store/identifiers';
import type { RecordStore } from './store/recordStore';

/** What a unit of work has at hand. Notifications go out only after its changes are written. */
export interface Work {
  readonly books: Books;
  readonly now: Date;
  readonly identifiers: Identifiers;
  readonly notify: (notification: Notification) => void;
}

/** Runs a unit of work: all of it is written and its notifications go out, or none. */
export type RunWork = <T>(work: (work: Work) => T) => Promise<T>;

/** Binds units of work to the simulator's store, clock, ids and push queue. */
export function createRunWork(parts: {
  readonly store: RecordStore;
  readonly now: () => Date;
  readonly identifiers: Identifiers;
  readonly send: (notification: Notification) => void;
}): RunWork {
  return async (work) => {
    const notifications: Notification[] = [];
    const result = await parts.store.transact((books) => {
      return work({
        books,
        now: parts.now(),
        identifiers: parts.identifiers,
        notify: (notification) => notifications.push(notification),
      });
    });
    notifications.forEach(parts.send);
    return result;
  };
}
