import { gql, type TypedDocumentNode } from 'urql';
import type {
  DiscardPaymentDraftMutation,
  DiscardPaymentDraftMutationVariables,
  PaymentDraftQuery,
  PaymentDraftQueryVariables,
  SavePaymentDraftMutation,
  SavePaymentDraftMutationVariables,
} from '../../../graphql/generated/operations';

/** The user's draft of a new payment on an account, unless it is older than `from`. */
export const PaymentDraftDocument: TypedDocumentNode<PaymentDraftQuery, PaymentDraftQueryVariables> = gql`
  query PaymentDraft($userId: String!, $accountId: uuid!, $from: timestamptz!) {
    payment_drafts(where: { user_id: { _eq: $userId }, account_id: { _eq: $accountId }, savedAt: { _gt: $from } }) {
      id
      search
      savedAt
      content
    }
  }
`;

/** Keeps a draft in place of the earlier one. */
export const SavePaymentDraftDocument: TypedDocumentNode<SavePaymentDraftMutation, SavePaymentDraftMutationVariables> =
  gql`
    mutation savePaymentDraft($search: String!, $savedAt: timestamptz!, $draft: PaymentDraftInput!) {
      savePaymentDraft(search: $search, savedAt: $savedAt, draft: $draft) {
        id
      }
    }
  `;

/** Deletes the draft of a form. */
export const DiscardPaymentDraftDocument: TypedDocumentNode<
  DiscardPaymentDraftMutation,
  DiscardPaymentDraftMutationVariables
> = gql`
  mutation discardPaymentDraft($search: String!) {
    discardPaymentDraft(search: $search) {
      id
    }
  }
`;
