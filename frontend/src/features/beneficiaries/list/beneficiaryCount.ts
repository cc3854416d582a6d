import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { SearchPatterns } from './searchPatterns';
import type { BeneficiaryCountQuery, BeneficiaryCountQueryVariables } from '../../../graphql/generated/operations';

const BeneficiaryCountDocument: TypedDocumentNode<BeneficiaryCountQuery, BeneficiaryCountQueryVariables> = gql`
  query BeneficiaryCount($accountId: uuid!, $pattern: String!, $code: String!, $heldIn: String!) {
    beneficiary_information_slice_aggregate(
      where: {
        is_most_recent: { _eq: true }
        currency: { _like: $heldIn }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        _or: [
          { name: { _ilike: $pattern } }
          { externalReference: { _ilike: $pattern } }
          { iban: { _ilike: $code } }
          { accountNumber: { _ilike: $code } }
          { beneficiary: { tags: { tag: { _ilike: $pattern } } } }
        ]
      }
    ) {
      aggregate {
        count
      }
    }
  }
`;

/** How many beneficiaries of an account a search finds; undefined while it is read. */
export function useBeneficiaryCount(accountId: string, search: SearchPatterns & { readonly heldIn: string }) {
  const { data, reload } = useRead({ query: BeneficiaryCountDocument, variables: { accountId, ...search } });
  return { count: data?.beneficiary_information_slice_aggregate.aggregate?.count, reload };
}
