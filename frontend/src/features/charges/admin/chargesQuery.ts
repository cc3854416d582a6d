import { gql, type TypedDocumentNode } from 'urql';
import { chargeTypes } from '../../../../../domain/charges/chargeTypes';
import type {
  ChargesLiveSubscription,
  ChargesLiveSubscriptionVariables,
  ChargesQuery,
  ChargesQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { endOfDay, startOfDay } from '../../../shared/filters/londonDays';
import { containsPattern } from '../../../shared/ilike';
import { useListNews } from '../../../shared/live/useListNews';
import { pageVariables } from '../../../shared/pageOf';
import { chargeStatuses, type ChargesSearch } from './chargesSearch';

/** A charge of the list. */
export type ChargeRow = ChargesQuery['charges'][number];

const chargeFields = gql`
  fragment ChargeRow on charges {
    id
    created_at
    updatedAt
    type
    status
    amount
    currency
    narrative
    error_message
    retryCount
    mainAccount {
      id
      name
    }
  }
`;

const ChargesDocument: TypedDocumentNode<ChargesQuery, ChargesQueryVariables> = gql`
  query charges(
    $pattern: String
    $accountId: uuid
    $createdFrom: timestamptz
    $createdBefore: timestamptz
    $statuses: [String!]!
    $types: [String!]!
    $limit: Int!
    $offset: Int!
  ) {
    charges: foundCharges(
      args: { pattern: $pattern, account_id: $accountId, created_from: $createdFrom, created_before: $createdBefore }
      where: { status: { _in: $statuses }, type: { _in: $types } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...ChargeRow
    }
  }
  ${chargeFields}
`;

const ChargesLiveDocument: TypedDocumentNode<ChargesLiveSubscription, ChargesLiveSubscriptionVariables> = gql`
  subscription ChargesLive(
    $pattern: String
    $accountId: uuid
    $createdFrom: timestamptz
    $createdBefore: timestamptz
    $statuses: [String!]!
    $types: [String!]!
    $limit: Int!
    $offset: Int!
  ) {
    charges: foundCharges(
      args: { pattern: $pattern, account_id: $accountId, created_from: $createdFrom, created_before: $createdBefore }
      where: { status: { _in: $statuses }, type: { _in: $types } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...ChargeRow
    }
  }
  ${chargeFields}
`;

const variablesOf = ({ search, account, from, to, status, type, page }: ChargesSearch): ChargesQueryVariables => ({
  pattern: search.trim() ? containsPattern(search.trim()) : null,
  accountId: account || null,
  createdFrom: startOfDay(from),
  createdBefore: endOfDay(to),
  statuses: status ? [status] : chargeStatuses,
  types: type ? [type] : [...chargeTypes],
  ...pageVariables(page),
});

/** A page of the charges of all accounts, newest first, with one more than it shows, and what changed since. */
export function useCharges(search: ChargesSearch) {
  const variables = variablesOf(search);
  const read = useRead({ query: ChargesDocument, variables });
  const news = useListNews(
    { query: ChargesLiveDocument, variables },
    {
      rowsOf: (data) => data.charges,
      shown: read.isRefreshing ? undefined : read.data?.charges,
      limit: variables.limit,
    },
  );
  return { read, news };
}
