import { gql, type TypedDocumentNode } from 'urql';
import { actionErrorText } from './actionErrorText';
import type {
  BatchAuthorisePaymentsMutation,
  BatchAuthorisePaymentsMutationVariables,
} from '../../graphql/generated/operations';

/** A mutation that authorises several payments, with one result per payment: a failure does not stop the others. */
export type BatchDocument = TypedDocumentNode<BatchAuthorisePaymentsMutation, BatchAuthorisePaymentsMutationVariables>;

/** The result for one payment. */
export type PaymentAuthorisation = BatchAuthorisePaymentsMutation['results'][number];

/** The part of a result that its text is made of. */
type TextOfResult = Pick<
  PaymentAuthorisation,
  'errorCode' | 'errorMessage' | 'authorisationsRequired' | 'requestsAdded'
>;

/** Authorises payments of the selected account. */
export const BatchAuthorisePaymentsDocument: BatchDocument = gql`
  mutation batchAuthorisePayments($payments: [ShownPayment!]!) {
    results: batchAuthorisePayments(payments: $payments) {
      paymentId
      errorCode
      errorMessage
      authorisationsRequired
      requestsAdded
      status
      batchId
    }
  }
`;

/** Authorises payments of any account where the user holds a seat. */
export const BatchAuthoriseFromGlobalDashboardDocument: BatchDocument = gql`
  mutation batchAuthorisePaymentsFromGlobalDashboard($payments: [ShownPayment!]!) {
    results: batchAuthorisePaymentsFromGlobalDashboard(payments: $payments) {
      paymentId
      errorCode
      errorMessage
      authorisationsRequired
      requestsAdded
      status
      batchId
    }
  }
`;

/** The text of an authorisation's result. It says so if the rules in force need more approvals than were requested before. */
export function resultText(result: TextOfResult): string {
  const error = actionErrorText(result);
  if (error) return error;
  const { authorisationsRequired, requestsAdded } = result;
  const done = requestsAdded ? 'Authorised. The approval rules have changed.' : 'Authorised.';
  if (!authorisationsRequired) return `${done} No more approvals needed.`;
  return authorisationsRequired === 1
    ? `${done} One more approval needed.`
    : `${done} ${authorisationsRequired} more approvals needed.`;
}
