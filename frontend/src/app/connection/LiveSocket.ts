import type { SubscriptionForwarder } from 'urql';
import type { LiveTransport } from '../../session/services';

/** The socket of a session, opened with the first live query and closed with the session. */
export class LiveSocket {
  private transport: Promise<LiveTransport> | undefined;

  constructor(private readonly open: () => Promise<LiveTransport>) {}

  readonly forward: SubscriptionForwarder = (request, operation) => ({
    subscribe: (sink) => {
      let isWanted = true;
      let stop = () => {
        isWanted = false;
      };
      this.transport ??= this.open();
      void this.transport.then(({ forward }) => {
        if (isWanted) stop = forward(request, operation).subscribe(sink).unsubscribe;
      });
      return { unsubscribe: () => stop() };
    },
  });

  /** Ends every live query. The next one opens a new socket. */
  close() {
    void this.transport?.then((transport) => transport.close());
    this.transport = undefined;
  }
}
