import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { BeneficiaryCountQuery, BeneficiaryCountQueryVariables } from '../../../graphql/generated/operations';

const BeneficiaryCountDocument: TypedDocumentNode<BeneficiaryCountQuery, BeneficiaryCountQueryVariables> = gql`
  query BeneficiaryCount($accountId: uuid!, $pattern: String!) {
    beneficiary_information_slice_aggregate(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        name: { _ilike: $pattern }
      }
    ) {
      aggregate {
        count
      }
    }
  }
`;

/** How many beneficiaries of an account have a name like the pattern; undefined while it is read. */
export function useBeneficiaryCount(accountId: string, pattern: string) {
  const { data, reload } = useRead({ query: BeneficiaryCountDocument, variables: { accountId, pattern } });
  return { count: data?.beneficiary_information_slice_aggregate.aggregate?.count, reload };
}
