import type { LiveStatement } from '../sql/live';
import { bind, type Bindings } from './bind';
import type { Subscriber } from './cohorts';
import { LivePoller, type PollerOptions } from './livePoller';

/** The subscriptions of all sockets; subscribers of one compiled subscription share its statements. */
export interface LiveQueries {
  /** Subscribes; the returned function unsubscribes. Throws EngineError when the session lacks a variable or a value is invalid. */
  readonly subscribe: (live: LiveStatement, bindings: Bindings, subscriber: Subscriber) => () => void;
  /** Runs all live queries again soon, because something has changed. */
  readonly refresh: () => void;
  readonly close: () => void;
}

/** Starts without subscriptions; statements run only while there are subscribers. */
export function createLiveQueries(options: PollerOptions): LiveQueries {
  const pollers = new Map<LiveStatement, LivePoller>();
  const pollerOf = (live: LiveStatement): LivePoller => {
    const known = pollers.get(live);
    if (known) return known;
    const poller = new LivePoller(live, options, () => {
      if (pollers.get(live) === poller) pollers.delete(live);
    });
    pollers.set(live, poller);
    return poller;
  };
  return {
    subscribe: (live, bindings, subscriber) => {
      const values = bind(live.statement, bindings);
      const poller = pollerOf(live);
      poller.add(subscriber, values);
      return () => poller.remove(subscriber);
    },
    refresh: () => pollers.forEach((poller) => poller.wake()),
    close: () => {
      pollers.forEach((poller) => poller.stop());
      pollers.clear();
    },
  };
}
