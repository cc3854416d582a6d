import { gql, type TypedDocumentNode } from 'urql';
import type {
  DeleteBeneficiaryMutation,
  DeleteBeneficiaryMutationVariables,
} from '../../../graphql/generated/operations';

/** Deletes a beneficiary of the selected account. */
export const DeleteBeneficiaryDocument: TypedDocumentNode<
  DeleteBeneficiaryMutation,
  DeleteBeneficiaryMutationVariables
> = gql`
  mutation deleteBeneficiary($beneficiaryId: uuid!) {
    deleteBeneficiary(beneficiaryId: $beneficiaryId) {
      id
    }
  }
`;
