import { gql, type TypedDocumentNode } from 'urql';
import type {
  EnsureBeneficiaryImportedMutation,
  EnsureBeneficiaryImportedMutationVariables,
} from '../../../graphql/generated/operations';

/** Makes a beneficiary of the provider one of the selected account's, unless it is one already. */
export const EnsureBeneficiaryImportedDocument: TypedDocumentNode<
  EnsureBeneficiaryImportedMutation,
  EnsureBeneficiaryImportedMutationVariables
> = gql`
  mutation ensureBeneficiaryImported($tccBeneficiaryId: uuid!) {
    ensureBeneficiaryImported(tccBeneficiaryId: $tccBeneficiaryId) {
      id
    }
  }
`;
