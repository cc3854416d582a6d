import { gql, type TypedDocumentNode } from 'urql';
import type {
  IssueApiKeyMutation,
  IssueApiKeyMutationVariables,
  OwnApiKeyQuery,
  OwnApiKeyQueryVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
} from '../../graphql/generated/operations';

/** What keys of the user may do, and the key that is in use. */
export const OwnApiKeyDocument: TypedDocumentNode<OwnApiKeyQuery, OwnApiKeyQueryVariables> = gql`
  query ownApiKey($userId: String!) {
    access: users_by_pk(id: $userId) {
      id
      is_api_key_access_enabled
      api_access_scopes
      api_access_networks
    }
    keys: api_keys(
      where: { user_id: { _eq: $userId }, revokedAt: { _is_null: true } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: 1
    ) {
      id
      hint
      scopes
      allowed_networks
      lastUsedAt
      createdAt
    }
  }
`;

/** Issues a key, which ends the one before. Needs a fresh sign-in. */
export const IssueApiKeyDocument: TypedDocumentNode<IssueApiKeyMutation, IssueApiKeyMutationVariables> = gql`
  mutation issueApiKey($scopes: [String!], $networks: [String!]) {
    result: issueApiKey(scopes: $scopes, networks: $networks) {
      id
      key
    }
  }
`;

/** Ends the key of the user. */
export const RevokeApiKeyDocument: TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = gql`
  mutation revokeApiKey {
    revokeApiKey {
      id
    }
  }
`;
