import { gql, type TypedDocumentNode } from 'urql';
import { transferProgress, type TransferStatus } from '../../../../../domain/transfers/transitions';
import type {
  TransfersLiveSubscription,
  TransfersLiveSubscriptionVariables,
  TransfersQuery,
  TransfersQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { useListNews } from '../../../shared/live/useListNews';

/** A transfer of the list. */
export type TransferRow = TransfersQuery['transfers'][number];

/** The number of transfers on a page. */
export const transfersPerPage = 15;

const transferFields = gql`
  fragment TransferRow on transfers {
    id
    amount
    currency
    reason
    status
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
    providerTransfer {
      id
      short_reference
    }
  }
`;

const TransfersDocument: TypedDocumentNode<TransfersQuery, TransfersQueryVariables> = gql`
  query transfers($statuses: [String!]!, $pattern: String!, $reference: String!, $limit: Int!, $offset: Int!) {
    transfers(
      where: {
        status: { _in: $statuses }
        _or: [{ reason: { _ilike: $pattern } }, { providerTransfer: { short_reference: { _eq: $reference } } }]
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...TransferRow
    }
    found: transfers_aggregate(
      where: {
        status: { _in: $statuses }
        _or: [{ reason: { _ilike: $pattern } }, { providerTransfer: { short_reference: { _eq: $reference } } }]
      }
    ) {
      aggregate {
        count
      }
    }
  }
  ${transferFields}
`;

const TransfersLiveDocument: TypedDocumentNode<TransfersLiveSubscription, TransfersLiveSubscriptionVariables> = gql`
  subscription TransfersLive(
    $statuses: [String!]!
    $pattern: String!
    $reference: String!
    $limit: Int!
    $offset: Int!
  ) {
    transfers(
      where: {
        status: { _in: $statuses }
        _or: [{ reason: { _ilike: $pattern } }, { providerTransfer: { short_reference: { _eq: $reference } } }]
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...TransferRow
    }
  }
  ${transferFields}
`;

/** What the list shows. */
export interface TransfersFilter {
  /** '' for all. */
  readonly status: '' | TransferStatus;
  /** In the reason, or the whole reference. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the transfers that the user may see, newest first, and what changed since. */
export function useTransfers({ status, search, page }: TransfersFilter) {
  const variables = {
    statuses: status ? [status] : [...transferProgress],
    pattern: containsPattern(search),
    reference: search.trim().toUpperCase(),
    limit: transfersPerPage,
    offset: (page - 1) * transfersPerPage,
  };
  const read = useRead({ query: TransfersDocument, variables });
  const news = useListNews(
    { query: TransfersLiveDocument, variables },
    {
      rowsOf: (data) => data.transfers,
      shown: read.isRefreshing ? undefined : read.data?.transfers,
      limit: transfersPerPage,
      onChange: read.reload,
    },
  );
  return { read, news };
}
