import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type {
  WebhookEndpointQuery,
  WebhookEndpointQueryVariables,
  WebhookEndpointsQuery,
  WebhookEndpointsQueryVariables,
  WebhookMessagesQuery,
  WebhookMessagesQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { pageVariables } from '../../../shared/listQuery';
import { usePolling } from '../../../ui/timing';

/** An endpoint of an organisation. */
export type EndpointRow = WebhookEndpointsQuery['webhook_endpoints'][number];
/** A message to an endpoint. */
export type MessageRow = WebhookMessagesQuery['outgoing_webhook_deliveries'][number];

const endpointFields = gql`
  fragment WebhookEndpointFields on webhook_endpoints {
    id
    org_id
    url
    description
    events
    enabled
    createdById
    createdAt
  }
`;

const EndpointsDocument: TypedDocumentNode<WebhookEndpointsQuery, WebhookEndpointsQueryVariables> = gql`
  query webhookEndpoints($orgId: uuid!, $limit: Int!, $offset: Int!) {
    webhook_endpoints(
      where: { org_id: { _eq: $orgId } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...WebhookEndpointFields
    }
  }
  ${endpointFields}
`;

const EndpointDocument: TypedDocumentNode<WebhookEndpointQuery, WebhookEndpointQueryVariables> = gql`
  query webhookEndpoint($endpointId: uuid!) {
    webhook_endpoints_by_pk(id: $endpointId) {
      ...WebhookEndpointFields
      organisation {
        id
        name
      }
    }
  }
  ${endpointFields}
`;

const MessagesDocument: TypedDocumentNode<WebhookMessagesQuery, WebhookMessagesQueryVariables> = gql`
  query webhookMessages($endpointId: uuid!, $states: [String!]!, $limit: Int!, $offset: Int!) {
    outgoing_webhook_deliveries(
      where: { endpoint_id: { _eq: $endpointId }, state: { _in: $states } }
      order_by: [{ id: desc }]
      limit: $limit
      offset: $offset
    ) {
      id
      message_id
      endpoint_id
      event
      payload
      state
      attempts
      next_attempt_at
      response_status
      response_excerpt
      delivered_at
      createdAt
      requestedById
    }
  }
`;

/** A page of an organisation's endpoints, the newest first. */
export const useEndpoints = (orgId: string, page: number) =>
  useRead({ query: EndpointsDocument, variables: { orgId, ...pageVariables(page) }, context: adminCall });

/** One endpoint; null where there is none that the user administers. */
export const useEndpoint = (endpointId: string) =>
  useRead({ query: EndpointDocument, variables: { endpointId }, context: adminCall });

const pollMs = 10_000;

/** A page of the messages to an endpoint in some states, the newest first. Read again every ten seconds: calls of administrators have no live queries. */
export function useMessages(endpointId: string, states: readonly string[], page: number) {
  const variables = { endpointId, states: [...states], ...pageVariables(page) };
  const read = useRead({ query: MessagesDocument, variables, context: adminCall });
  usePolling(read.reload, pollMs, true);
  return read;
}
