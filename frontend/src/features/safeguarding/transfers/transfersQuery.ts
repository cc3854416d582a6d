import { gql, type TypedDocumentNode } from 'urql';
import { londonInstant } from '../../../../../domain/londonTime';
import type {
  ClientTransactionsForSafeguardingQuery,
  ClientTransactionsForSafeguardingQueryVariables,
  SafeguardingTransfersLiveSubscription,
  SafeguardingTransfersLiveSubscriptionVariables,
  SafeguardingTransfersQuery,
  SafeguardingTransfersQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useListNews } from '../../../shared/live/useListNews';
import { pageVariables, rowsPerPage } from '../../../shared/listQuery';

type StoredTransfer = SafeguardingTransfersQuery['safeguarding_transfers'][number];

/** A transfer to or from the control account. */
export interface SafeguardingTransferRow extends StoredTransfer {
  /** Whether a move of the control account waits for it to be sent again. */
  readonly isFailedMove: boolean;
}

/** A movement on a safeguarded client's account. */
export type ClientTransaction = ClientTransactionsForSafeguardingQuery['tcc_transactions'][number];

const fields = gql`
  fragment SafeguardingTransferRow on safeguarding_transfers {
    id
    amount
    currency
    reason
    status
    tccTransferId
    moveId
    details
    createdAt
    updatedAt
    sourceAccount {
      id
      name
    }
    destinationAccount {
      id
      name
    }
  }
`;

const TransfersDocument: TypedDocumentNode<SafeguardingTransfersQuery, SafeguardingTransfersQueryVariables> = gql`
  query safeguardingTransfers(
    $currency: String!
    $statuses: [String!]!
    $createdAtFrom: timestamptz!
    $limit: Int!
    $offset: Int!
  ) {
    safeguarding_transfers(
      where: { currency: { _eq: $currency }, status: { _in: $statuses }, createdAt: { _gte: $createdAtFrom } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...SafeguardingTransferRow
    }
    open_control_moves(where: { currency: { _eq: $currency }, status: { _eq: "cancelled" } }) {
      id
    }
  }
  ${fields}
`;

const TransfersLiveDocument: TypedDocumentNode<
  SafeguardingTransfersLiveSubscription,
  SafeguardingTransfersLiveSubscriptionVariables
> = gql`
  subscription SafeguardingTransfersLive(
    $currency: String!
    $statuses: [String!]!
    $createdAtFrom: timestamptz!
    $limit: Int!
    $offset: Int!
  ) {
    safeguarding_transfers(
      where: { currency: { _eq: $currency }, status: { _in: $statuses }, createdAt: { _gte: $createdAtFrom } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...SafeguardingTransferRow
    }
  }
  ${fields}
`;

interface Filter {
  readonly currency: string;
  /** '' for every status. */
  readonly status: string;
  /** A day in London, or ''. */
  readonly createdAtFrom: string;
  readonly page: number;
}

/** A page of the transfers to and from the control account, the newest first, and what changed since. */
export function useSafeguardingTransfers({ currency, status, createdAtFrom, page }: Filter) {
  const variables = {
    currency,
    statuses: status ? [status] : ['pending', 'completed', 'cancelled'],
    createdAtFrom: createdAtFrom ? londonInstant(createdAtFrom, '00:00').toISOString() : '1970-01-01T00:00:00Z',
    ...pageVariables(page),
  };
  const read = useRead({ query: TransfersDocument, variables });
  const news = useListNews(
    { query: TransfersLiveDocument, variables },
    {
      rowsOf: (data) => data.safeguarding_transfers,
      shown: read.isRefreshing ? undefined : read.data?.safeguarding_transfers,
      limit: rowsPerPage + 1,
    },
  );
  const failed = new Set(read.data?.open_control_moves.map(({ id }) => id));
  const rows = read.data?.safeguarding_transfers.map((row) => ({ ...row, isFailedMove: failed.has(row.id) }));
  return { read, news, rows };
}

const ClientTransactionsDocument: TypedDocumentNode<
  ClientTransactionsForSafeguardingQuery,
  ClientTransactionsForSafeguardingQueryVariables
> = gql`
  query clientTransactionsForSafeguarding($currency: String!, $limit: Int = 100, $offset: Int = 0) {
    tcc_transactions(
      where: {
        status: { _eq: "completed" }
        currency: { _eq: $currency }
        account: { safeguarding_enabled: { _eq: true }, is_closed: { _eq: false } }
      }
      order_by: [{ completed_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      id
      type
      amount
      currency
      reason
      related_entity_type
      completed_at
      account {
        id
        name
      }
    }
  }
`;

/** How many movements a page shows (specification, part two, section 9). */
export const transactionsPerPage = 100;

/** A page of the completed movements on safeguarded accounts, the newest first. */
export function useClientTransactions(currency: string, page: number) {
  const variables = { currency, offset: (page - 1) * transactionsPerPage };
  return useRead({ query: ClientTransactionsDocument, variables });
}
