import { useEffect } from 'react';
import { useClient } from 'urql';
import { seenEveryMs } from '../../../../domain/session/idle';
import { type IdleClock } from './IdleClock';
import { UpdateLastSeenDocument } from './updateLastSeen';

const tickMs = 1000;

/**
 * Tells the server that the user is there, and since when not, a few times within the limit while they work. The server
 * ends sessions by when a person was last seen, not by when they signed in.
 */
export function useSeen(clock: IdleClock, limitMs: number, now: () => number): void {
  const client = useClient();
  useEffect(() => {
    let toldAt = now();
    const tell = () => {
      const seenAt = clock.lastOwnAt();
      if (seenAt === undefined || seenAt <= toldAt || now() - toldAt < seenEveryMs(limitMs)) return;
      toldAt = now();
      const idleSeconds = Math.floor((toldAt - seenAt) / 1000);
      void client.mutation(UpdateLastSeenDocument, { idleSeconds }).toPromise();
    };
    const timer = window.setInterval(tell, tickMs);
    return () => window.clearInterval(timer);
  }, [client, clock, limitMs, now]);
}
