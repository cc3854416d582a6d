import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { StatusFilterName } from '../../../shared/payments/paymentsSearch';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import type { Sort } from '../../../ui/table/column';
import { foundArguments, type PaymentFilters } from './foundPayments';
import { statusesOf } from './statusFilters';
import { useListNews } from '../../../shared/live/useListNews';
import type { PaymentsQuery, PaymentsQueryVariables } from '../../../graphql/generated/operations';
import { liveTwin } from '../../../graphql/twin';

/** A page of payments. */
export type PaymentsData = PaymentsQuery;

/** The number of payments on a page. */
export const paymentsPerPage = 15;

/** Reads a page of the payments that the filters find. */
export const PaymentsDocument: TypedDocumentNode<PaymentsQuery, PaymentsQueryVariables> = gql`
  query Payments(
    $args: found_payments_args!
    $statuses: [String!]!
    $amount: order_by
    $paymentDate: order_by
    $createdAt: order_by
    $id: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    payments: foundPayments(
      args: $args
      where: { status: { _in: $statuses } }
      order_by: [{ amount: $amount }, { paymentDate: $paymentDate }, { createdAt: $createdAt }, { id: $id }]
      limit: $limit
      offset: $offset
    ) {
      ...PaymentRow
    }
  }
  ${paymentRowFields}
`;

const PaymentsLiveDocument = liveTwin(PaymentsDocument, 'PaymentsLive');

/** What the payments list shows: its filters, its order and its page. */
export interface PaymentsFilter extends PaymentFilters {
  readonly status: StatusFilterName;
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
}

/** The variables of a page of the list. */
export function paymentsVariables(filter: PaymentsFilter): PaymentsQueryVariables {
  return {
    args: foundArguments(filter),
    statuses: statusesOf(filter.status),
    ...paymentsOrder(filter.sort),
    limit: paymentsPerPage,
    offset: (filter.page - 1) * paymentsPerPage,
  };
}

/** One column and its direction; the id orders rows with equal values, so that pages do not overlap. */
function paymentsOrder({ key, isDescending }: Sort): Pick<PaymentsQueryVariables, 'id'> {
  const direction = isDescending ? 'desc' : 'asc';
  const column = key === 'amount' ? 'amount' : key === 'date' ? 'paymentDate' : 'createdAt';
  return { [column]: direction, id: direction };
}

/**
 * A page of an account's payments in the given order, and what changed since.
 * @param onChange called when payments of the page changed, came or went
 */
export function usePayments(filter: PaymentsFilter, onChange: () => void) {
  const variables = paymentsVariables(filter);
  const read = useRead({ query: PaymentsDocument, variables });
  const news = useListNews(
    { query: PaymentsLiveDocument, variables },
    {
      rowsOf: (data) => data.payments,
      shown: read.isRefreshing ? undefined : read.data?.payments,
      limit: paymentsPerPage,
      onChange,
    },
  );
  return { read, news };
}
