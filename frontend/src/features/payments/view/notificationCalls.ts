import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreatePaymentNotificationMutation,
  CreatePaymentNotificationMutationVariables,
  ToldEndpointsQuery,
  ToldEndpointsQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

/** Sends the state of a payment to an endpoint. */
export const CreatePaymentNotificationDocument: TypedDocumentNode<
  CreatePaymentNotificationMutation,
  CreatePaymentNotificationMutationVariables
> = gql`
  mutation createPaymentNotification($paymentId: uuid!, $endpointId: uuid!) {
    createPaymentNotification(paymentId: $paymentId, endpointId: $endpointId) {
      id
    }
  }
`;

const ToldEndpointsDocument: TypedDocumentNode<ToldEndpointsQuery, ToldEndpointsQueryVariables> = gql`
  query toldEndpoints($accountId: uuid!) {
    webhook_endpoints(
      where: { organisation: { accounts: { id: { _eq: $accountId } } }, enabled: { _eq: true } }
      order_by: [{ url: asc }, { id: asc }]
    ) {
      id
      url
      description
      events
    }
  }
`;

/** The endpoints of an account's organisation that are switched on. */
export const useToldEndpoints = (accountId: string) =>
  useRead({ query: ToldEndpointsDocument, variables: { accountId }, context: adminCall });
