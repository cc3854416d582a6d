import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type { WaitingChangeCountQuery, WaitingChangeCountQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';
import { usePolling } from '../../ui/timing';
import { liveTwin } from '../../graphql/twin';

const WaitingChangeCountDocument: TypedDocumentNode<WaitingChangeCountQuery, WaitingChangeCountQueryVariables> = gql`
  query waitingChangeCount($username: String!) {
    pending_changes_aggregate(where: { decision: { _is_null: true }, requested_by: { _neq: $username } }) {
      aggregate {
        count
      }
    }
  }
`;

const WaitingChangeCountLiveDocument = liveTwin(WaitingChangeCountDocument, 'WaitingChangeCountLive');

/** How often the number is read again where it is not live, in ms. */
const pollEveryMs = 60_000;

/** The number of changes that others asked for. Live for super admins; the socket of others has no administrator's role. */
export function useWaitingChanges(): number {
  const { user, isAdmin } = usePortal();
  const variables = { username: user.id };
  const read = useRead({ query: WaitingChangeCountDocument, variables, context: adminCall, pause: isAdmin });
  usePolling(read.reload, pollEveryMs, !isAdmin);
  const [live] = useSubscription({ query: WaitingChangeCountLiveDocument, variables, pause: !isAdmin });
  const data = isAdmin ? live.data : read.data;
  return data?.pending_changes_aggregate.aggregate?.count ?? 0;
}
