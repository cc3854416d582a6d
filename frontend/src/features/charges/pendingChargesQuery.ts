import { gql, type TypedDocumentNode } from 'urql';
import type {
  PendingChargeCountQuery,
  PendingChargeCountQueryVariables,
  PendingChargesQuery,
  PendingChargesQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { useListNews } from '../../shared/live/useListNews';
import { liveTwin } from '../../graphql/twin';

/** The number of charges on a page. */
export const chargesPerPage = 15;

/** A charge that has not been taken yet. */
export type PendingCharge = PendingChargesQuery['vw_user_charges'][number];

const chargeFields = gql`
  fragment PendingCharge on vw_user_charges {
    id
    created_at
    type
    status
    amount
    currency
    narrative
    payment_id
    account_name
  }
`;

const PendingChargesDocument: TypedDocumentNode<PendingChargesQuery, PendingChargesQueryVariables> = gql`
  query PendingCharges($limit: Int!, $offset: Int!) {
    vw_user_charges(
      where: { status: { _eq: "pending" } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...PendingCharge
    }
  }
  ${chargeFields}
`;

const PendingChargesLiveDocument = liveTwin(PendingChargesDocument, 'PendingChargesLive');

const PendingChargeCountDocument: TypedDocumentNode<PendingChargeCountQuery, PendingChargeCountQueryVariables> = gql`
  query PendingChargeCount {
    vw_user_charges_aggregate(where: { status: { _eq: "pending" } }) {
      aggregate {
        count
      }
    }
  }
`;

const withId = (charges: PendingChargesQuery['vw_user_charges']) => charges.flatMap(({ id }) => (id ? [{ id }] : []));

/**
 * A page of the pending charges of the user's accounts, newest first, how many there are, and what changed since.
 * @param page from 1
 */
export function usePendingCharges(page: number) {
  const variables = { limit: chargesPerPage, offset: (page - 1) * chargesPerPage };
  const counted = useRead({ query: PendingChargeCountDocument, variables: {} });
  const read = useRead({ query: PendingChargesDocument, variables });
  const news = useListNews(
    { query: PendingChargesLiveDocument, variables },
    {
      rowsOf: (data) => withId(data.vw_user_charges),
      shown: read.isRefreshing || !read.data ? undefined : withId(read.data.vw_user_charges),
      limit: chargesPerPage,
      onChange: counted.reload,
    },
  );
  return { read, news, count: counted.data?.vw_user_charges_aggregate.aggregate?.count };
}
