import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { type BeneficiariesQuery, type BeneficiariesQueryVariables } from '../../../graphql/generated/operations';

export type BeneficiariesData = BeneficiariesQuery;

/** A beneficiary in the list: its most recent details. */
export type BeneficiaryRow = BeneficiariesData['beneficiary_information_slice'][number];

export const beneficiariesPerPage = 15;

const BeneficiariesDocument: TypedDocumentNode<BeneficiariesQuery, BeneficiariesQueryVariables> = gql`
  query beneficiaries($where: beneficiary_information_slice_bool_exp!, $limit: Int!, $offset: Int!) {
    beneficiary_information_slice(
      where: $where
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      beneficiaryId
      name
      beneficiaryEntityType
      bankCountry
      currency
      iban
      accountNumber
      isPriority
      isRegular
      beneficiary {
        id
        tcc_beneficiary_id
      }
    }
    beneficiary_information_slice_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;

/** A page of an account's beneficiaries by name, and how many there are. */
export function useBeneficiaries(filter: { accountId: string; search: string; page: number }) {
  const { accountId, search, page } = filter;
  const where = {
    is_most_recent: { _eq: true },
    beneficiary: { account_id: { _eq: accountId }, enabled: { _eq: true } },
    ...(search.trim() ? { name: { _ilike: containsPattern(search) } } : {}),
  };
  return useRead({
    query: BeneficiariesDocument,
    variables: { where, limit: beneficiariesPerPage, offset: (page - 1) * beneficiariesPerPage },
  });
}
