import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import type { StatusFilterName } from '../../../shared/payments/paymentsSearch';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import type { Sort } from '../../../ui/table/column';
import { statusesOf } from './statusFilters';
import { useListNews } from '../../../shared/live/useListNews';
import type {
  PaymentsLiveSubscription,
  PaymentsLiveSubscriptionVariables,
  PaymentsQuery,
  PaymentsQueryVariables,
} from '../../../graphql/generated/operations';

/** A page of payments and their number. */
export type PaymentsData = PaymentsQuery;

/** The number of payments on a page. */
export const paymentsPerPage = 15;

const PaymentsDocument: TypedDocumentNode<PaymentsQuery, PaymentsQueryVariables> = gql`
  query Payments(
    $accountId: uuid!
    $statuses: [String!]!
    $pattern: String!
    $amount: order_by
    $paymentDate: order_by
    $createdAt: order_by
    $id: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    payments(
      where: {
        accountId: { _eq: $accountId }
        status: { _in: $statuses }
        _or: [
          { shortReference: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { beneficiarySlice: { name: { _ilike: $pattern } } }
        ]
      }
      order_by: [{ amount: $amount }, { paymentDate: $paymentDate }, { createdAt: $createdAt }, { id: $id }]
      limit: $limit
      offset: $offset
    ) {
      ...PaymentRow
    }
    payments_aggregate(
      where: {
        accountId: { _eq: $accountId }
        status: { _in: $statuses }
        _or: [
          { shortReference: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { beneficiarySlice: { name: { _ilike: $pattern } } }
        ]
      }
    ) {
      aggregate {
        count
      }
    }
  }
  ${paymentRowFields}
`;

const PaymentsLiveDocument: TypedDocumentNode<PaymentsLiveSubscription, PaymentsLiveSubscriptionVariables> = gql`
  subscription PaymentsLive(
    $accountId: uuid!
    $statuses: [String!]!
    $pattern: String!
    $amount: order_by
    $paymentDate: order_by
    $createdAt: order_by
    $id: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    payments(
      where: {
        accountId: { _eq: $accountId }
        status: { _in: $statuses }
        _or: [
          { shortReference: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { beneficiarySlice: { name: { _ilike: $pattern } } }
        ]
      }
      order_by: [{ amount: $amount }, { paymentDate: $paymentDate }, { createdAt: $createdAt }, { id: $id }]
      limit: $limit
      offset: $offset
    ) {
      ...PaymentRow
    }
  }
  ${paymentRowFields}
`;

/** The filter of the payments list. */
export interface PaymentsFilter {
  readonly accountId: string;
  readonly status: StatusFilterName;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
}

/** The variables of a filter. The search covers payee, reference and our reference; without a text it matches every payment. */
export function paymentsVariables({ accountId, status, search, page, sort }: PaymentsFilter): PaymentsQueryVariables {
  return {
    accountId,
    statuses: statusesOf(status),
    pattern: containsPattern(search),
    ...paymentsOrder(sort),
    limit: paymentsPerPage,
    offset: (page - 1) * paymentsPerPage,
  };
}

/** One column and its direction; the id orders rows with equal values, so that pages do not overlap. */
function paymentsOrder({ key, isDescending }: Sort): Pick<PaymentsQueryVariables, 'id'> {
  const direction = isDescending ? 'desc' : 'asc';
  const column = key === 'amount' ? 'amount' : key === 'date' ? 'paymentDate' : 'createdAt';
  return { [column]: direction, id: direction };
}

/** A page of an account's payments in the given order, their number, and what changed since. */
export function usePayments(filter: PaymentsFilter) {
  const variables = paymentsVariables(filter);
  const read = useRead({ query: PaymentsDocument, variables });
  const news = useListNews(
    { query: PaymentsLiveDocument, variables },
    {
      rowsOf: (data) => data.payments,
      shown: read.isRefreshing ? undefined : read.data?.payments,
      limit: paymentsPerPage,
    },
  );
  return { read, news };
}
