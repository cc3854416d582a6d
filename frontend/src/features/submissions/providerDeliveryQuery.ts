import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type { SubmissionDeliveryQuery, SubmissionDeliveryQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { liveTwin } from '../../graphql/twin';

/** The sending of a request to the provider. */
export type Delivery = NonNullable<SubmissionDeliveryQuery['account_request_deliveries_by_pk']>;

const deliveryFields = gql`
  fragment DeliveryFields on account_request_deliveries {
    submission_id
    attempts
    next_attempt_at
    problem
    reference
    sent_at
  }
`;

const SubmissionDeliveryDocument: TypedDocumentNode<SubmissionDeliveryQuery, SubmissionDeliveryQueryVariables> = gql`
  query submissionDelivery($id: uuid!) {
    account_request_deliveries_by_pk(submission_id: $id) {
      ...DeliveryFields
    }
  }
  ${deliveryFields}
`;

const SubmissionDeliveryLiveDocument = liveTwin(SubmissionDeliveryDocument, 'SubmissionDeliveryLive');

/** The sending of a request to the provider, for administrators, kept up to date. */
export function useDelivery(id: string) {
  const variables = { id };
  useSubscription({ query: SubmissionDeliveryLiveDocument, variables });
  return useRead({
    query: SubmissionDeliveryDocument,
    variables,
    context: adminCall,
    requestPolicy: 'cache-and-network',
  });
}
