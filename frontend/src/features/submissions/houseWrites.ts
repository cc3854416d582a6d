import { gql, type TypedDocumentNode } from 'urql';
import type {
  ApproveAccountSubmissionMutation,
  ApproveAccountSubmissionMutationVariables,
  ReturnAccountSubmissionMutation,
  ReturnAccountSubmissionMutationVariables,
  SendAccountSubmissionAgainMutation,
  SendAccountSubmissionAgainMutationVariables,
} from '../../graphql/generated/operations';

/** Answers a review with notes, or rejects a submitted request with the reason. */
export const ReturnAccountSubmissionDocument: TypedDocumentNode<
  ReturnAccountSubmissionMutation,
  ReturnAccountSubmissionMutationVariables
> = gql`
  mutation returnAccountSubmission($submissionId: uuid!, $message: String!) {
    returnAccountSubmission(submissionId: $submissionId, message: $message) {
      id
      status
    }
  }
`;

/** Approves a submitted request, which creates its account and, with the role, its authorisation rules. */
export const ApproveAccountSubmissionDocument: TypedDocumentNode<
  ApproveAccountSubmissionMutation,
  ApproveAccountSubmissionMutationVariables
> = gql`
  mutation approveAccountSubmission($submissionId: uuid!, $roleId: uuid) {
    approveAccountSubmission(submissionId: $submissionId, roleId: $roleId) {
      id
      status
      accountId
      pendingChangeId
    }
  }
`;

/** Has a request sent to the provider again. */
export const SendAccountSubmissionAgainDocument: TypedDocumentNode<
  SendAccountSubmissionAgainMutation,
  SendAccountSubmissionAgainMutationVariables
> = gql`
  mutation sendAccountSubmissionAgain($submissionId: uuid!) {
    sendAccountSubmissionAgain(submissionId: $submissionId) {
      id
      status
    }
  }
`;
