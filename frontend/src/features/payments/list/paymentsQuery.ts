import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { type StatusWord } from '../../../shared/payments/paymentsSearch';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import { type Sort } from '../../../ui/table/column';
import { statusesOf } from './statusFilters';
import { type PaymentsQuery, type PaymentsQueryVariables } from '../../../graphql/generated/operations';

export type PaymentsData = PaymentsQuery;

export const paymentsPerPage = 15;

const PaymentsDocument: TypedDocumentNode<PaymentsQuery, PaymentsQueryVariables> = gql`
  query Payments($where: payments_bool_exp!, $orderBy: [payments_order_by!]!, $limit: Int!, $offset: Int!) {
    payments(where: $where, order_by: $orderBy, limit: $limit, offset: $offset) {
      ...PaymentRow
    }
    payments_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
  ${paymentRowFields}
`;

export interface PaymentsFilter {
  readonly accountId: string;
  readonly status: StatusWord;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
}

/** The condition that a filter stands for. The search looks at payee, reference and our reference. */
export function paymentsWhere({
  accountId,
  status,
  search,
}: Omit<PaymentsFilter, 'page' | 'sort'>): Record<string, unknown> {
  const statuses = statusesOf(status);
  const pattern = { _ilike: containsPattern(search) };
  return {
    accountId: { _eq: accountId },
    ...(statuses.length > 0 ? { status: { _in: statuses } } : {}),
    ...(search.trim()
      ? { _or: [{ beneficiarySlice: { name: pattern } }, { reference: pattern }, { shortReference: pattern }] }
      : {}),
  };
}

/** The order as the server takes it; the id decides between equals, so that pages do not overlap. */
export function paymentsOrder({ key, isDescending }: Sort): PaymentsQueryVariables['orderBy'] {
  const direction = isDescending ? 'desc' : 'asc';
  const column = key === 'amount' ? 'amount' : key === 'date' ? 'paymentDate' : 'createdAt';
  return [{ [column]: direction }, { id: direction }];
}

/** A page of an account's payments in the wanted order, and how many there are. */
export function usePayments({ page, sort, ...filter }: PaymentsFilter) {
  const where = paymentsWhere(filter);
  const offset = (page - 1) * paymentsPerPage;
  return useRead({
    query: PaymentsDocument,
    variables: { where, orderBy: paymentsOrder(sort), limit: paymentsPerPage, offset },
  });
}
