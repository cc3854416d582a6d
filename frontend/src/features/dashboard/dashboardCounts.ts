import { useCallback } from 'react';
import { gql, useQuery, type TypedDocumentNode } from 'urql';
import { useServices } from '../../app/services';
import { usePortal } from '../../app/session/PortalContext';
import { pollEveryMs } from '../../app/useAwaitingCount';
import { usePolling } from '../../app/usePolling';
import { type DashboardCountsQuery, type DashboardCountsQueryVariables } from '../../graphql/generated/operations';

/** Section 7's counts in one request: of the selected account, but for what waits for the user, which is of all. */
const DashboardCountsDocument: TypedDocumentNode<DashboardCountsQuery, DashboardCountsQueryVariables> = gql`
  query DashboardCounts($accountId: uuid!, $lastSeen: timestamptz!, $today: timestamptz!) {
    toAuthorise: paymentsYouCanAuthoriseAggregate {
      aggregate {
        count
      }
    }
    failedPayments: payments_aggregate(
      where: { accountId: { _eq: $accountId }, status: { _eq: "failed" }, updatedAt: { _gt: $lastSeen } }
    ) {
      aggregate {
        count
      }
    }
    pendingTransactions: tcc_transactions_aggregate(
      where: { account_id: { _eq: $accountId }, status: { _eq: "pending" } }
    ) {
      aggregate {
        count
      }
    }
    completedTransactions: tcc_transactions_aggregate(
      where: { account_id: { _eq: $accountId }, status: { _eq: "completed" }, completed_at: { _gte: $today } }
    ) {
      aggregate {
        count
      }
    }
    paymentsToday: payments_aggregate(where: { accountId: { _eq: $accountId }, createdAt: { _gte: $today } }) {
      aggregate {
        count
      }
    }
    conversionsToday: conversions_aggregate(where: { account_id: { _eq: $accountId }, createdAt: { _gte: $today } }) {
      aggregate {
        count
      }
    }
  }
`;

/** The dashboard's figures by name. */
export type Counts = Readonly<Record<keyof DashboardCountsQuery, number>>;

const names = [
  'toAuthorise',
  'failedPayments',
  'pendingTransactions',
  'completedTransactions',
  'paymentsToday',
  'conversionsToday',
] as const satisfies readonly (keyof DashboardCountsQuery)[];

/** The reader's midnight. */
function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
}

/**
 * What happens on an account, asked for every minute while the tab is in sight, by super admins at the start alone. Who was never
 * here before has seen nothing before today.
 */
export function useDashboardCounts(accountId: string): Counts | undefined {
  const { now } = useServices();
  const { user, isAdmin } = usePortal();
  const today = startOfDay(now());
  const variables = { accountId, today, lastSeen: user.last_seen_at ?? today };
  const [{ data }, execute] = useQuery({ query: DashboardCountsDocument, variables });
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  usePolling(reload, pollEveryMs, !isAdmin);
  return data && (Object.fromEntries(names.map((name) => [name, data[name].aggregate?.count ?? 0])) as Counts);
}
