import { gql, type TypedDocumentNode } from 'urql';
import type {
  AccountsNotAssignedToUserQuery,
  AccountsNotAssignedToUserQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

const AccountsNotAssignedToUserDocument: TypedDocumentNode<
  AccountsNotAssignedToUserQuery,
  AccountsNotAssignedToUserQueryVariables
> = gql`
  query accountsNotAssignedToUser($orgId: uuid!, $username: String!) {
    accounts(
      where: { org_id: { _eq: $orgId }, is_closed: { _eq: false }, _not: { contacts: { user_id: { _eq: $username } } } }
      order_by: [{ name: asc }]
      limit: 250
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

/** The open accounts of an organisation where a user has no seat, and the roles of the organisation. */
export const useAccountsNotAssignedToUser = (orgId: string, username: string) =>
  useRead({ query: AccountsNotAssignedToUserDocument, variables: { orgId, username }, context: adminCall });
