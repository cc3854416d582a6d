import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateBeneficiaryMutation,
  CreateBeneficiaryMutationVariables,
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
  mutation createBeneficiary($beneficiary: BeneficiaryInput!) {
    createBeneficiary(beneficiary: $beneficiary) {
      id
      isPayable
    }
  }
`;
