import { gql, type TypedDocumentNode } from 'urql';
import type {
  ArchivePaymentAuthRuleMutation,
  ArchivePaymentAuthRuleMutationVariables,
  CreatePaymentAuthRuleMutation,
  CreatePaymentAuthRuleMutationVariables,
  DeletePaymentAuthRuleMutation,
  DeletePaymentAuthRuleMutationVariables,
  UpdatePaymentAuthRuleMutation,
  UpdatePaymentAuthRuleMutationVariables,
} from '../../../graphql/generated/operations';

/** Creates an authorisation rule. */
export const CreateRuleDocument: TypedDocumentNode<
  CreatePaymentAuthRuleMutation,
  CreatePaymentAuthRuleMutationVariables
> = gql`
  mutation createPaymentAuthRule($orgId: uuid!, $rule: PaymentAuthRuleInput!) {
    createPaymentAuthRule(orgId: $orgId, rule: $rule) {
      id
      pendingChangeId
    }
  }
`;

/** Replaces the content of an authorisation rule. */
export const UpdateRuleDocument: TypedDocumentNode<
  UpdatePaymentAuthRuleMutation,
  UpdatePaymentAuthRuleMutationVariables
> = gql`
  mutation updatePaymentAuthRule($ruleId: uuid!, $rule: PaymentAuthRuleInput!) {
    updatePaymentAuthRule(ruleId: $ruleId, rule: $rule) {
      id
      pendingChangeId
    }
  }
`;

/** Takes a rule out of force. */
export const ArchiveRuleDocument: TypedDocumentNode<
  ArchivePaymentAuthRuleMutation,
  ArchivePaymentAuthRuleMutationVariables
> = gql`
  mutation archivePaymentAuthRule($ruleId: uuid!) {
    archivePaymentAuthRule(ruleId: $ruleId) {
      id
      pendingChangeId
    }
  }
`;

/** Deletes a rule without records. */
export const DeleteRuleDocument: TypedDocumentNode<
  DeletePaymentAuthRuleMutation,
  DeletePaymentAuthRuleMutationVariables
> = gql`
  mutation deletePaymentAuthRule($ruleId: uuid!) {
    deletePaymentAuthRule(ruleId: $ruleId) {
      id
      pendingChangeId
    }
  }
`;
