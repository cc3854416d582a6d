import { gql, type TypedDocumentNode } from 'urql';
import { parsePath } from 'react-router-dom';
import type {
  CreateBeneficiaryMutation,
  CreateBeneficiaryMutationVariables,
  UpdateBeneficiaryMutation,
  UpdateBeneficiaryMutationVariables,
  ValidateBeneficiaryQuery,
  ValidateBeneficiaryQueryVariables,
} from '../../../graphql/generated/operations';
import { showToast } from '../../../ui/toast';

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

/**
 * Says that a beneficiary was saved.
 * @param target the page that opens next, on which the message is shown
 */
export function announceSaved(text: string, isPayable: boolean, target: string): void {
  const whole = isPayable ? text : `${text} The provider has yet to confirm it.`;
  showToast('success', whole, parsePath(target).pathname);
}
