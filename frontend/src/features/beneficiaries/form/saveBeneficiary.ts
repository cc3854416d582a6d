import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateBeneficiaryMutation,
  CreateBeneficiaryMutationVariables,
  UpdateBeneficiaryMutation,
  UpdateBeneficiaryMutationVariables,
  ValidateBeneficiaryQuery,
  ValidateBeneficiaryQueryVariables,
} from '../../../graphql/generated/operations';

/** Validates the details at the provider; nothing is stored. */
export const ValidateBeneficiaryDocument: TypedDocumentNode<
  ValidateBeneficiaryQuery,
  ValidateBeneficiaryQueryVariables
> = gql`
  query validateBeneficiary($beneficiary: BeneficiaryInput!) {
    validateBeneficiary(beneficiary: $beneficiary) {
      isValid
      errors {
        field
        code
        message
      }
    }
  }
`;

/** Creates a beneficiary on the selected account. */
export const CreateBeneficiaryDocument: TypedDocumentNode<
  CreateBeneficiaryMutation,
  CreateBeneficiaryMutationVariables
> = gql`
  mutation createBeneficiary(
    $beneficiary: BeneficiaryInput!
    $isNameMismatchAccepted: Boolean
    $clientRequestId: uuid!
  ) {
    createBeneficiary(
      beneficiary: $beneficiary
      isNameMismatchAccepted: $isNameMismatchAccepted
      clientRequestId: $clientRequestId
    ) {
      id
      isPayable
    }
  }
`;

/** Replaces the details of a beneficiary, unless they changed since the slice that was shown. */
export const UpdateBeneficiaryDocument: TypedDocumentNode<
  UpdateBeneficiaryMutation,
  UpdateBeneficiaryMutationVariables
> = gql`
  mutation updateBeneficiary(
    $beneficiaryId: uuid!
    $sliceId: uuid!
    $beneficiary: BeneficiaryInput!
    $isNameMismatchAccepted: Boolean
  ) {
    updateBeneficiary(
      beneficiaryId: $beneficiaryId
      sliceId: $sliceId
      beneficiary: $beneficiary
      isNameMismatchAccepted: $isNameMismatchAccepted
    ) {
      id
      isPayable
    }
  }
`;
