import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type {
  SearchLiveBeneficiariesQuery,
  SearchLiveBeneficiariesQueryVariables,
} from '../../../graphql/generated/operations';

/** A beneficiary as the provider holds it. */
export type ProviderRow = SearchLiveBeneficiariesQuery['searchLiveBeneficiaries']['beneficiaries'][number];

const SearchLiveBeneficiariesDocument: TypedDocumentNode<
  SearchLiveBeneficiariesQuery,
  SearchLiveBeneficiariesQueryVariables
> = gql`
  query searchLiveBeneficiaries($page: Int!) {
    searchLiveBeneficiaries(page: $page) {
      totalPages
      beneficiaries {
        tccBeneficiaryId
        beneficiaryId
        name
        bankAccountHolderName
        bankCountry
        currency
        accountNumber
        iban
      }
    }
  }
`;

/** A page of the beneficiaries that the provider holds for the selected account. */
export function useProviderBeneficiaries(page: number) {
  return useRead({ query: SearchLiveBeneficiariesDocument, variables: { page } });
}
