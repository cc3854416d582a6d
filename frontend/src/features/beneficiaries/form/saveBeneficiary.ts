import { gql, type TypedDocumentNode } from 'urql';
import {
  type CreateBeneficiaryMutation,
  type CreateBeneficiaryMutationVariables,
  type ValidateBeneficiaryQuery,
  type ValidateBeneficiaryQueryVariables,
} from '../../../graphql/generated/operations';

/** Asks the provider whether it would take the details; nothing is stored. */
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
