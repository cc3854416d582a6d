import { gql, type TypedDocumentNode } from 'urql';
import type { UsersQuery, UsersQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/listQuery';

/** A user of the list. */
export type UserRow = UsersQuery['users'][number];

/** The users on a page (specification, part two, section 9). */
export const usersPerPage = 15;

const UsersDocument: TypedDocumentNode<UsersQuery, UsersQueryVariables> = gql`
  query users($pattern: String!, $limit: Int!, $offset: Int!) {
    users(where: { search_text: { _ilike: $pattern } }, order_by: [{ id: asc }], limit: $limit, offset: $offset) {
      id
      first_name
      last_name
      phone
      email
      enabled
      contacts_aggregate {
        aggregate {
          count
        }
      }
    }
    found: users_aggregate(where: { search_text: { _ilike: $pattern } }) {
      aggregate {
        count
      }
    }
  }
`;

/** A page of the users that the administrator may see, in the order of their usernames. */
export function useUsers({ search, page }: { readonly search: string; readonly page: number }) {
  const variables = { pattern: containsPattern(search), limit: usersPerPage, offset: (page - 1) * usersPerPage };
  return useRead({ query: UsersDocument, variables, context: adminCall, requestPolicy: 'cache-and-network' });
}
