import { gql, type TypedDocumentNode } from 'urql';
import type {
  SetBeneficiaryTagsMutation,
  SetBeneficiaryTagsMutationVariables,
} from '../../../graphql/generated/operations';

/** Replaces the tags of a beneficiary of the selected account. */
export const SetBeneficiaryTagsDocument: TypedDocumentNode<
  SetBeneficiaryTagsMutation,
  SetBeneficiaryTagsMutationVariables
> = gql`
  mutation setBeneficiaryTags($beneficiaryId: uuid!, $tags: [String!]!) {
    setBeneficiaryTags(beneficiaryId: $beneficiaryId, tags: $tags) {
      beneficiaryId
      tags
    }
  }
`;
