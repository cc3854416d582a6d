import { gql, type TypedDocumentNode } from 'urql';
import type {
  ChangeNamesQuery,
  ChangeNamesQueryVariables,
  PendingChangeQuery,
  PendingChangeQueryVariables,
  PendingChangesQuery,
  PendingChangesQueryVariables,
} from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';
import { useListNews } from '../../shared/live/useListNews';
import { pageVariables } from '../../shared/listQuery';
import { usePolling } from '../../ui/timing';
import { liveTwin } from '../../graphql/twin';

/** A change of the list. */
export type ChangeRow = PendingChangesQuery['pending_changes'][number];

/** A change with what it does. */
export type PendingChange = NonNullable<PendingChangeQuery['pending_changes_by_pk']>;

/** How often the list is read again where it is not live, in ms. */
const pollEveryMs = 30_000;

const rowFields = gql`
  fragment ChangeRow on pending_changes {
    id
    kind
    requested_by
    requested_at
    decision
    organisation {
      id
      name
    }
  }
`;

const ChangesDocument: TypedDocumentNode<PendingChangesQuery, PendingChangesQueryVariables> = gql`
  query pendingChanges($isOpen: Boolean!, $limit: Int!, $offset: Int!) {
    pending_changes(
      where: { decision: { _is_null: $isOpen } }
      order_by: [{ requested_at: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...ChangeRow
    }
  }
  ${rowFields}
`;

const ChangesLiveDocument = liveTwin(ChangesDocument, 'PendingChangesLive');

const ChangeDocument: TypedDocumentNode<PendingChangeQuery, PendingChangeQueryVariables> = gql`
  query pendingChange($id: uuid!) {
    pending_changes_by_pk(id: $id) {
      id
      kind
      org_id
      effect
      change_digest
      requested_by
      requested_at
      decision
      decided_by
      decided_at
      reason
      organisation {
        id
        name
      }
    }
  }
`;

const NamesDocument: TypedDocumentNode<ChangeNamesQuery, ChangeNamesQueryVariables> = gql`
  query changeNames($ids: [uuid!]!) {
    roles(where: { id: { _in: $ids } }) {
      id
      name
    }
    accounts(where: { id: { _in: $ids } }) {
      id
      name
    }
  }
`;

/** A page of the changes that wait, or of those that were decided, the last asked for first. Live for super admins; others read it again. */
export function usePendingChanges(isOpen: boolean, page: number) {
  const { isAdmin } = usePortal();
  const variables = { isOpen, ...pageVariables(page) };
  const read = useRead({ query: ChangesDocument, variables, context: adminCall });
  usePolling(read.reload, pollEveryMs, !isAdmin);
  const news = useListNews(
    { query: ChangesLiveDocument, variables, pause: !isAdmin },
    {
      rowsOf: (data) => data.pending_changes,
      shown: read.isRefreshing ? undefined : read.data?.pending_changes,
      limit: variables.limit,
    },
  );
  return { read, news };
}

/** One change. */
export const usePendingChange = (id: string | undefined) =>
  useRead({ query: ChangeDocument, variables: { id: id ?? '' }, pause: id === undefined, context: adminCall });

/** The names of the roles and accounts with these ids. */
export function useChangeNames(ids: readonly string[]): (id: string) => string {
  const { data } = useRead({
    query: NamesDocument,
    variables: { ids: [...ids] },
    pause: ids.length === 0,
    context: adminCall,
  });
  const names = new Map([...(data?.roles ?? []), ...(data?.accounts ?? [])].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
