import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { type PayeesQuery, type PayeesQueryVariables } from '../../../graphql/generated/operations';

/** A beneficiary as the payment form needs it: its most recent details. */
export type PayeeChoice = PayeesQuery['beneficiary_information_slice'][number];

const PayeesDocument: TypedDocumentNode<PayeesQuery, PayeesQueryVariables> = gql`
  query Payees($where: beneficiary_information_slice_bool_exp!) {
    beneficiary_information_slice(where: $where, order_by: [{ name: asc }, { id: asc }], limit: 50) {
      id
      beneficiaryId
      name
      currency
      bankCountry
      iban
      accountNumber
      isPriority
      isRegular
      beneficiary {
        id
        tcc_beneficiary_id
      }
    }
  }
`;

const ofAccount = (accountId: string) => ({
  is_most_recent: { _eq: true },
  beneficiary: { account_id: { _eq: accountId }, enabled: { _eq: true } },
});

/** The first fifty beneficiaries of the account whose name contains the text. */
export function usePayees(accountId: string, search: string) {
  const where = { ...ofAccount(accountId), ...(search.trim() ? { name: { _ilike: containsPattern(search) } } : {}) };
  return useRead({ query: PayeesDocument, variables: { where } });
}

/** One beneficiary of the account by its id; nothing is asked for without one. */
export function usePayee(accountId: string, beneficiaryId: string) {
  const where = { ...ofAccount(accountId), beneficiaryId: { _eq: beneficiaryId } };
  const { data, isLoading } = useRead({ query: PayeesDocument, variables: { where }, pause: !beneficiaryId });
  const found = data?.beneficiary_information_slice ?? [];
  return { payee: found.find((payee) => payee.beneficiaryId === beneficiaryId), isLoading };
}
