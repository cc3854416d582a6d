import { useEffect } from 'react';
import { useClient, gql, type TypedDocumentNode } from 'urql';
import { seenEveryMs } from '../../../../domain/session/idle';
import type { UpdateLastSeenMutation, UpdateLastSeenMutationVariables } from '../../graphql/generated/operations';
import type { IdleClock } from './IdleClock';

/** Reports that the user was active `idleSeconds` ago. */
const UpdateLastSeenDocument: TypedDocumentNode<UpdateLastSeenMutation, UpdateLastSeenMutationVariables> = gql`
  mutation updateLastSeen($idleSeconds: Int!) {
    updateLastSeen(idleSeconds: $idleSeconds) {
      lastSeenAt
    }
  }
`;

const tickMs = 1000;

/**
 * Reports to the server when the user was last active, a few times within the idle limit while they work. The server times
 * sessions out by the last report, not by the sign-in.
 */
export function useReportLastSeen(clock: IdleClock, limitMs: number, now: () => number): void {
  const client = useClient();
  useEffect(() => {
    let reportedAt = now();
    const report = () => {
      const lastSeenAt = clock.lastActiveAt();
      if (lastSeenAt === undefined || lastSeenAt <= reportedAt || now() - reportedAt < seenEveryMs(limitMs)) return;
      reportedAt = now();
      const idleSeconds = Math.floor((reportedAt - lastSeenAt) / 1000);
      void client.mutation(UpdateLastSeenDocument, { idleSeconds }).toPromise();
    };
    const timer = window.setInterval(report, tickMs);
    return () => window.clearInterval(timer);
  }, [client, clock, limitMs, now]);
}
