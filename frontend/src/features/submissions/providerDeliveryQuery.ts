import { gql, type TypedDocumentNode } from 'urql';
import type { SubmissionDeliveryQuery, SubmissionDeliveryQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';

/** The sending of a request to the provider. */
export type Delivery = NonNullable<SubmissionDeliveryQuery['account_request_deliveries_by_pk']>;

const SubmissionDeliveryDocument: TypedDocumentNode<SubmissionDeliveryQuery, SubmissionDeliveryQueryVariables> = gql`
  query submissionDelivery($id: uuid!) {
    account_request_deliveries_by_pk(submission_id: $id) {
      submission_id
      attempts
      next_attempt_at
      problem
      reference
      sent_at
    }
  }
`;

/** The sending of a request to the provider, for administrators. */
export function useDelivery(id: string) {
  return useRead({
    query: SubmissionDeliveryDocument,
    variables: { id },
    context: adminCall,
    requestPolicy: 'cache-and-network',
  });
}
