import { useCallback } from 'react';
import { gql, useQuery, type TypedDocumentNode } from 'urql';
import { useServices } from '../../session/services';
import { usePortal } from '../../session/PortalContext';
import { pollEveryMs, usePolling } from '../../ui/timing';
import type { DashboardCountsQuery, DashboardCountsQueryVariables } from '../../graphql/generated/operations';

/** The counts of the specification's section 7, in one request. They are of the selected account, except `toAuthorise`, which is of all. */
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

/** The dashboard's counts by name. */
export type Counts = Readonly<Record<keyof DashboardCountsQuery, number>>;

const names = [
  'toAuthorise',
  'failedPayments',
  'pendingTransactions',
  'completedTransactions',
  'paymentsToday',
  'conversionsToday',
] as const satisfies readonly (keyof DashboardCountsQuery)[];

/** The start of the day in the browser's time zone. */
function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
}

/**
 * The counts of an account, refetched every minute while the tab is visible; for super admins, read once only. For a user without
 * an earlier visit, failed payments are counted from today.
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
