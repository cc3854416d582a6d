import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateWebhookEndpointMutation,
  CreateWebhookEndpointMutationVariables,
  DeleteWebhookEndpointMutation,
  DeleteWebhookEndpointMutationVariables,
  ReplayWebhookMessageMutation,
  ReplayWebhookMessageMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  UpdateWebhookEndpointMutation,
  UpdateWebhookEndpointMutationVariables,
} from '../../../graphql/generated/operations';

/** Creates an endpoint. */
export const CreateWebhookEndpointDocument: TypedDocumentNode<
  CreateWebhookEndpointMutation,
  CreateWebhookEndpointMutationVariables
> = gql`
  mutation createWebhookEndpoint($orgId: uuid!, $endpoint: WebhookEndpointInput!) {
    result: createWebhookEndpoint(orgId: $orgId, endpoint: $endpoint) {
      id
      secret
      pendingChangeId
    }
  }
`;

/** Replaces what was entered of an endpoint. */
export const UpdateWebhookEndpointDocument: TypedDocumentNode<
  UpdateWebhookEndpointMutation,
  UpdateWebhookEndpointMutationVariables
> = gql`
  mutation updateWebhookEndpoint($endpointId: uuid!, $endpoint: WebhookEndpointInput!) {
    result: updateWebhookEndpoint(endpointId: $endpointId, endpoint: $endpoint) {
      id
      pendingChangeId
    }
  }
`;

/** Deletes an endpoint with its messages. */
export const DeleteWebhookEndpointDocument: TypedDocumentNode<
  DeleteWebhookEndpointMutation,
  DeleteWebhookEndpointMutationVariables
> = gql`
  mutation deleteWebhookEndpoint($endpointId: uuid!) {
    result: deleteWebhookEndpoint(endpointId: $endpointId) {
      id
    }
  }
`;

/** Makes a new secret for an endpoint. */
export const RotateWebhookSecretDocument: TypedDocumentNode<
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables
> = gql`
  mutation rotateWebhookSecret($endpointId: uuid!) {
    result: rotateWebhookSecret(endpointId: $endpointId) {
      id
      secret
      pendingChangeId
    }
  }
`;

/** Sends a message again. */
export const ReplayWebhookMessageDocument: TypedDocumentNode<
  ReplayWebhookMessageMutation,
  ReplayWebhookMessageMutationVariables
> = gql`
  mutation replayWebhookMessage($endpointId: uuid!, $messageId: uuid!) {
    result: replayWebhookMessage(endpointId: $endpointId, messageId: $messageId) {
      id
    }
  }
`;
