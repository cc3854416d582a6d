import { gql, type TypedDocumentNode } from 'urql';
import type {
  AccountsNotAssignedToUserQuery,
  AccountsNotAssignedToUserQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/listQuery';

const AccountsNotAssignedToUserDocument: TypedDocumentNode<
  AccountsNotAssignedToUserQuery,
  AccountsNotAssignedToUserQueryVariables
> = gql`
  query accountsNotAssignedToUser($orgId: uuid!, $username: String!, $pattern: String!) {
    accounts(
      where: {
        org_id: { _eq: $orgId }
        is_closed: { _eq: false }
        name: { _ilike: $pattern }
        _not: { contacts: { user_id: { _eq: $username } } }
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: 50
    ) {
      id
      name
    }
    roles(where: { org_id: { _eq: $orgId } }, order_by: [{ order: asc }, { name: asc }]) {
      id
      name
    }
  }
`;

/** The first open accounts of an organisation whose name contains the text and where a user has no seat, and the organisation's roles. */
export function useAccountsNotAssignedToUser(orgId: string, username: string, text: string) {
  const variables = { orgId, username, pattern: containsPattern(text) };
  return useRead({ query: AccountsNotAssignedToUserDocument, variables, context: adminCall });
}
