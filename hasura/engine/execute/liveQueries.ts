import { type LiveStatement } from '../sql/live';
import { bind, type Bindings } from './bind';
import { type Subscriber } from './cohorts';
import { LivePoller, type PollerOptions } from './livePoller';

/** The subscriptions of all sockets; those of one compiled subscription are asked together. */
export interface LiveQueries {
  /** Watches until the function it gives is called. Throws EngineError for values that are wrong before they are asked for. */
  readonly subscribe: (live: LiveStatement, bindings: Bindings, subscriber: Subscriber) => () => void;
  /** Looks again at once: something has changed. */
  readonly refresh: () => void;
  readonly close: () => void;
}

/** Watches subscriptions; nothing runs while nobody does. */
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
