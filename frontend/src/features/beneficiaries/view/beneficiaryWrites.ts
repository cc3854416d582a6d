import { gql, type TypedDocumentNode } from 'urql';
import type {
  DeleteBeneficiaryMutation,
  DeleteBeneficiaryMutationVariables,
  SetBeneficiaryTagsMutation,
  SetBeneficiaryTagsMutationVariables,
} from '../../../graphql/generated/operations';
import { usePortal } from '../../../session/PortalContext';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';

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

/** Whether the user may change a beneficiary: it is one of the selected account, and the user's role there has the right. */
export function useMayChange({ enabled, account }: Pick<BeneficiaryRecord, 'enabled' | 'account'>): boolean {
  const { seat } = usePortal();
  return enabled && seat?.account.id === account.id && seat.role.can_create_beneficiaries;
}
