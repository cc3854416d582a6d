import { gql, type TypedDocumentNode } from 'urql';
import type {
  TransfersLiveSubscription,
  TransfersLiveSubscriptionVariables,
  TransfersQuery,
  TransfersQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useListNews } from '../../../shared/live/useListNews';
import { transfersPerPage, transfersVariables, type TransfersFilter } from './foundTransfers';

/** A transfer of the list. */
export type TransferRow = TransfersQuery['transfers'][number];

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
  query transfers(
    $accountId: uuid
    $pattern: String
    $reference: String
    $source: uuid
    $destination: uuid
    $currency: String
    $amountFrom: numeric
    $amountTo: numeric
    $createdFrom: timestamptz
    $createdBefore: timestamptz
    $completedFrom: timestamptz
    $completedBefore: timestamptz
    $statuses: [String!]!
    $limit: Int!
    $offset: Int!
  ) {
    transfers: foundTransfers(
      args: {
        account_id: $accountId
        pattern: $pattern
        reference: $reference
        source_id: $source
        destination_id: $destination
        currency_code: $currency
        amount_from: $amountFrom
        amount_to: $amountTo
        created_from: $createdFrom
        created_before: $createdBefore
        completed_from: $completedFrom
        completed_before: $completedBefore
      }
      where: { status: { _in: $statuses } }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...TransferRow
    }
    found: foundTransfersAggregate(
      args: {
        account_id: $accountId
        pattern: $pattern
        reference: $reference
        source_id: $source
        destination_id: $destination
        currency_code: $currency
        amount_from: $amountFrom
        amount_to: $amountTo
        created_from: $createdFrom
        created_before: $createdBefore
        completed_from: $completedFrom
        completed_before: $completedBefore
      }
      where: { status: { _in: $statuses } }
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
    $accountId: uuid
    $pattern: String
    $reference: String
    $source: uuid
    $destination: uuid
    $currency: String
    $amountFrom: numeric
    $amountTo: numeric
    $createdFrom: timestamptz
    $createdBefore: timestamptz
    $completedFrom: timestamptz
    $completedBefore: timestamptz
    $statuses: [String!]!
    $limit: Int!
    $offset: Int!
  ) {
    transfers: foundTransfers(
      args: {
        account_id: $accountId
        pattern: $pattern
        reference: $reference
        source_id: $source
        destination_id: $destination
        currency_code: $currency
        amount_from: $amountFrom
        amount_to: $amountTo
        created_from: $createdFrom
        created_before: $createdBefore
        completed_from: $completedFrom
        completed_before: $completedBefore
      }
      where: { status: { _in: $statuses } }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...TransferRow
    }
  }
  ${transferFields}
`;

/** A page of the transfers that the user may see, newest first, and what changed since. */
export function useTransfers(filter: TransfersFilter) {
  const variables = transfersVariables(filter);
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
