import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { chargeTypes } from '../../../../../domain/charges/chargeTypes';
import type {
  ChargesLiveSubscription,
  ChargesLiveSubscriptionVariables,
  ChargesQuery,
  ChargesQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { endOfDay, startOfDay, pageVariables } from '../../../shared/listQuery';
import { usePolling } from '../../../ui/timing';
import { chargeStatuses, type ChargesSearch } from './chargesSearch';

/** A charge of the list. */
export type ChargeRow = ChargesQuery['charges'][number];

const pollMs = 15_000;

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
      organisation {
        id
        name
      }
    }
    houseEnd {
      charge_id
      is_right
      account {
        id
        name
      }
      settingsAccount {
        id
        name
        isHouseAccount
      }
    }
  }
`;

const ChargesDocument: TypedDocumentNode<ChargesQuery, ChargesQueryVariables> = gql`
  query charges(
    $accountId: uuid
    $createdFrom: timestamptz
    $createdBefore: timestamptz
    $misdirected: Boolean
    $statuses: [String!]!
    $types: [String!]!
    $limit: Int!
    $offset: Int!
  ) {
    charges: foundCharges(
      args: {
        account_id: $accountId
        created_from: $createdFrom
        created_before: $createdBefore
        misdirected: $misdirected
      }
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
  subscription ChargesLive($ids: [uuid!]!) {
    charges(where: { id: { _in: $ids } }, limit: 16) {
      ...ChargeRow
    }
  }
  ${chargeFields}
`;

const variablesOf = ({ account, from, to, status, type, page }: ChargesSearch): ChargesQueryVariables => ({
  accountId: account || null,
  createdFrom: startOfDay(from),
  createdBefore: endOfDay(to),
  misdirected: status === 'misdirected' || null,
  statuses: status && status !== 'misdirected' ? [status] : chargeStatuses,
  types: type ? [type] : [...chargeTypes],
  ...pageVariables(page),
});

/**
 * A page of the charges of all accounts, newest first, with one more than it shows. Its rows change in place; new ones come when it is read
 * again, every 15 seconds: a live query of the whole list would run its filters at each charge of the portal.
 */
export function useCharges(search: ChargesSearch) {
  const read = useRead({ query: ChargesDocument, variables: variablesOf(search) });
  const ids = (read.data?.charges ?? []).map(({ id }) => id);
  useSubscription({ query: ChargesLiveDocument, variables: { ids }, pause: ids.length === 0 });
  usePolling(read.reload, pollMs, true);
  return read;
}
