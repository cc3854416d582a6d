import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { bankFields } from '../../../shared/beneficiaries/bankFields';
import { containsPattern } from '../../../shared/listQuery';
import type {
  PayeeQuery,
  PayeeQueryVariables,
  PayeesQuery,
  PayeesQueryVariables,
  RecentPayeesQuery,
  RecentPayeesQueryVariables,
} from '../../../graphql/generated/operations';

/** The most recent details of a beneficiary that the payment form needs. */
export type PayeeChoice = PayeesQuery['beneficiary_information_slice'][number];

const payeeFields = gql`
  fragment PayeeChoice on beneficiary_information_slice {
    ...BankFields
    beneficiaryId
    name
    currency
    isPriority
    isRegular
    beneficiary {
      id
      tcc_beneficiary_id
    }
  }
  ${bankFields}
`;

const PayeesDocument: TypedDocumentNode<PayeesQuery, PayeesQueryVariables> = gql`
  query Payees($accountId: uuid!, $pattern: String!) {
    beneficiary_information_slice(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        name: { _ilike: $pattern }
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: 50
    ) {
      ...PayeeChoice
    }
  }
  ${payeeFields}
`;

const RecentPayeesDocument: TypedDocumentNode<RecentPayeesQuery, RecentPayeesQueryVariables> = gql`
  query RecentPayees($accountId: uuid!) {
    payments(
      where: { accountId: { _eq: $accountId }, beneficiarySlice: { beneficiary: { enabled: { _eq: true } } } }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: 50
    ) {
      id
      reason
      beneficiarySlice {
        id
        beneficiary {
          id
          slices(where: { is_most_recent: { _eq: true } }) {
            ...PayeeChoice
          }
        }
      }
    }
  }
  ${payeeFields}
`;

const PayeeDocument: TypedDocumentNode<PayeeQuery, PayeeQueryVariables> = gql`
  query Payee($accountId: uuid!, $beneficiaryId: uuid!) {
    beneficiary_information_slice(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        beneficiaryId: { _eq: $beneficiaryId }
      }
    ) {
      ...PayeeChoice
    }
  }
  ${payeeFields}
`;

/**
 * The first fifty beneficiaries of the account whose name contains the text. Without a text those of the account's last fifty payments
 * come first, the most recently paid at the top.
 */
export function usePayees(accountId: string, search: string) {
  const found = useRead({ query: PayeesDocument, variables: { accountId, pattern: containsPattern(search) } });
  const recent = useRead({ query: RecentPayeesDocument, variables: { accountId } });
  const byName = found.data?.beneficiary_information_slice;
  const payments = recent.data?.payments;
  const payees = useMemo(
    () => (search ? (byName ?? []) : eachOnce([...recentlyPaid(payments ?? []), ...(byName ?? [])])),
    [search, byName, payments],
  );
  // Without the recent ones the list would grow at its top, and move below the pointer.
  const isIncomplete = found.isLoading || (!search && recent.isLoading);
  return { payees: isIncomplete ? [] : payees, isLoading: isIncomplete || found.isRefreshing };
}

/** The reason of the last payment to a beneficiary among the account's last fifty; '' where there is none. */
export function useLastReason(accountId: string, beneficiaryId: string | undefined): string {
  const { data } = useRead({ query: RecentPayeesDocument, variables: { accountId } });
  const last = data?.payments.find(({ beneficiarySlice }) => beneficiarySlice.beneficiary.id === beneficiaryId);
  return last?.reason ?? '';
}

const recentlyPaid = (payments: RecentPayeesQuery['payments']): PayeeChoice[] =>
  payments.flatMap(({ beneficiarySlice }) => beneficiarySlice.beneficiary.slices);

const eachOnce = (payees: readonly PayeeChoice[]): PayeeChoice[] => [
  ...new Map(payees.map((payee) => [payee.beneficiaryId, payee])).values(),
];

/** One beneficiary of the account by its id; paused without one. */
export function usePayee(accountId: string, beneficiaryId: string) {
  const { data, isLoading } = useRead({
    query: PayeeDocument,
    variables: { accountId, beneficiaryId },
    pause: !beneficiaryId,
  });
  const found = data?.beneficiary_information_slice ?? [];
  return { payee: found.find((payee) => payee.beneficiaryId === beneficiaryId), isLoading };
}
