import { gql, type RequestPolicy, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { BeneficiaryQuery, BeneficiaryQueryVariables } from '../../../graphql/generated/operations';
import { beneficiaryDetails } from './beneficiaryDetails';

/** A beneficiary with its most recent details and the older ones. */
export type BeneficiaryRecord = NonNullable<BeneficiaryQuery['beneficiaries_by_pk']>;

const BeneficiaryDocument: TypedDocumentNode<BeneficiaryQuery, BeneficiaryQueryVariables> = gql`
  query beneficiary($id: uuid!) {
    beneficiaries_by_pk(id: $id) {
      id
      tcc_beneficiary_id
      enabled
      createdAt
      account {
        id
        name
      }
      lastPayment {
        beneficiaryId
        accountId
        lastPaidOn
      }
      tags(order_by: { tag: asc }, limit: 10) {
        beneficiary_id
        tag
      }
      slices(where: { is_most_recent: { _eq: true } }, limit: 1) {
        ...BeneficiaryDetails
      }
      older: slices(
        where: { is_most_recent: { _eq: false } }
        order_by: [{ createdAt: desc }, { id: desc }]
        limit: 50
      ) {
        ...BeneficiaryDetails
      }
      olderCount: slices_aggregate(where: { is_most_recent: { _eq: false } }) {
        aggregate {
          count
        }
      }
    }
  }
  ${beneficiaryDetails}
`;

/** One beneficiary with its most recent details and the older ones, the latest first. */
export function useBeneficiary(id: string, requestPolicy?: RequestPolicy) {
  return useRead({ query: BeneficiaryDocument, variables: { id }, requestPolicy });
}
