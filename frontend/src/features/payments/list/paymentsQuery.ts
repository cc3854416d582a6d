import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import { statusesOf } from './statusFilters';
import { type PaymentsQuery, type PaymentsQueryVariables } from '../../../graphql/generated/operations';

export type PaymentsData = PaymentsQuery;

export const paymentsPerPage = 15;

const PaymentsDocument: TypedDocumentNode<PaymentsQuery, PaymentsQueryVariables> = gql`
  query Payments($where: payments_bool_exp!, $limit: Int!, $offset: Int!) {
    payments(where: $where, order_by: [{ createdAt: desc }, { id: desc }], limit: $limit, offset: $offset) {
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
  readonly status: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** The condition that a filter stands for. The search looks at payee, reference and our reference. */
export function paymentsWhere({ accountId, status, search }: Omit<PaymentsFilter, 'page'>): Record<string, unknown> {
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

/** A page of an account's payments, newest first, and how many there are. */
export function usePayments({ page, ...filter }: PaymentsFilter) {
  return useRead({
    query: PaymentsDocument,
    variables: { where: paymentsWhere(filter), limit: paymentsPerPage, offset: (page - 1) * paymentsPerPage },
  });
}
