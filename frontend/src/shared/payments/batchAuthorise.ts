import { gql, type TypedDocumentNode } from 'urql';
import { refusalText } from './refusalText';
import {
  type BatchAuthorisePaymentsMutation,
  type BatchAuthorisePaymentsMutationVariables,
} from '../../graphql/generated/operations';

/** A batch's answer, one entry per payment: one refusal does not stop the others. */
export type BatchDocument = TypedDocumentNode<BatchAuthorisePaymentsMutation, BatchAuthorisePaymentsMutationVariables>;

/** What came of one authorisation. */
export type PaymentAuthorisation = BatchAuthorisePaymentsMutation['results'][number];

/** Authorises payments of the selected account. */
export const BatchAuthorisePaymentsDocument: BatchDocument = gql`
  mutation batchAuthorisePayments($paymentIds: [uuid!]!) {
    results: batchAuthorisePayments(paymentIds: $paymentIds) {
      paymentId
      errorCode
      errorMessage
      authorisationsRequired
      status
    }
  }
`;

/** Authorises payments of any account where the user holds a seat. */
export const BatchAuthoriseFromGlobalDashboardDocument: BatchDocument = gql`
  mutation batchAuthorisePaymentsFromGlobalDashboard($paymentIds: [uuid!]!) {
    results: batchAuthorisePaymentsFromGlobalDashboard(paymentIds: $paymentIds) {
      paymentId
      errorCode
      errorMessage
      authorisationsRequired
      status
    }
  }
`;

/** An authorisation's result in words. */
export function resultText(result: PaymentAuthorisation): string {
  const refusal = refusalText(result);
  if (refusal) return refusal;
  const { authorisationsRequired } = result;
  if (!authorisationsRequired) return 'Authorised. No more approvals needed.';
  return authorisationsRequired === 1
    ? 'Authorised. One more approval needed.'
    : `Authorised. ${authorisationsRequired} more approvals needed.`;
}
