import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateAccountSubmissionMutation,
  CreateAccountSubmissionMutationVariables,
  DeleteAccountSubmissionMutation,
  DeleteAccountSubmissionMutationVariables,
  SendNewAccountSubmissionMutation,
  SendNewAccountSubmissionMutationVariables,
  UpdateAccountSubmissionMutation,
  UpdateAccountSubmissionMutationVariables,
} from '../../graphql/generated/operations';

/** Keeps a new request as a draft. */
export const CreateAccountSubmissionDocument: TypedDocumentNode<
  CreateAccountSubmissionMutation,
  CreateAccountSubmissionMutationVariables
> = gql`
  mutation createAccountSubmission($organisationId: uuid!, $formData: AccountSubmissionInput!) {
    createAccountSubmission(organisationId: $organisationId, formData: $formData) {
      id
      status
    }
  }
`;

/** Replaces the form of a draft. */
export const UpdateAccountSubmissionDocument: TypedDocumentNode<
  UpdateAccountSubmissionMutation,
  UpdateAccountSubmissionMutationVariables
> = gql`
  mutation updateAccountSubmission($submissionId: uuid!, $formData: AccountSubmissionInput!) {
    updateAccountSubmission(submissionId: $submissionId, formData: $formData) {
      id
      status
    }
  }
`;

/** Deletes a draft. */
export const DeleteAccountSubmissionDocument: TypedDocumentNode<
  DeleteAccountSubmissionMutation,
  DeleteAccountSubmissionMutationVariables
> = gql`
  mutation deleteAccountSubmission($submissionId: uuid!) {
    deleteAccountSubmission(submissionId: $submissionId) {
      id
      status
    }
  }
`;

/** Sends a request, for a review or for decision (specification, part one, section 7). */
export const SendNewAccountSubmissionDocument: TypedDocumentNode<
  SendNewAccountSubmissionMutation,
  SendNewAccountSubmissionMutationVariables
> = gql`
  mutation sendNewAccountSubmission(
    $formData: AccountSubmissionInput!
    $submissionId: uuid!
    $requestPreApplicationReview: Boolean!
    $requestNotes: String
  ) {
    sendNewAccountSubmission(
      formData: $formData
      submissionId: $submissionId
      requestPreApplicationReview: $requestPreApplicationReview
      requestNotes: $requestNotes
    ) {
      id
      status
    }
  }
`;
