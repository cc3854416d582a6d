import type { LiveObserver, LiveTransport } from '../../../frontend/src/session/services';
import { expectOnTheList } from './allowList';

type Sink = Parameters<ReturnType<LiveTransport['forward']>['subscribe']>[0];

/** A socket whose messages the test sends. */
export class FakeLive {
  private readonly listeners = new Map<Sink, string>();
  private observer: LiveObserver | undefined;

  private readonly transport: LiveTransport = {
    forward: ({ query = '' }) => ({
      subscribe: (sink) => {
        expectOnTheList(query);
        this.listeners.set(sink, query);
        return { unsubscribe: () => void this.listeners.delete(sink) };
      },
    }),
    close: () => this.listeners.clear(),
  };

  open(observer: LiveObserver): LiveTransport {
    this.observer = observer;
    return this.transport;
  }

  /** Breaks the connection. Throws while there is none: the portal opens it a moment after the page. */
  break() {
    if (!this.observer) throw new Error('The socket is not open yet.');
    this.observer.onBroken();
  }

  /** Sends a result of the subscription with this name. */
  publish(name: string, data: Record<string, unknown>) {
    for (const [sink, query] of this.listeners) {
      if (new RegExp(`subscription ${name}\\b`).test(query)) sink.next({ data });
    }
  }
}
