import { gql, type TypedDocumentNode } from 'urql';
import {
  type GetAccountsForUserQuery,
  type GetAccountsForUserQueryVariables,
} from '../../graphql/generated/operations';
import { AccountSummary } from './sessionUser';

/** A page of the accounts that a user holds a seat on, and how many there are; limit 0 asks for the number alone. */
export const GetAccountsForUserDocument: TypedDocumentNode<GetAccountsForUserQuery, GetAccountsForUserQueryVariables> =
  gql`
    query GetAccountsForUser(
      $username: String!
      $limit: Int!
      $offset: Int!
      $where: CurrencyCloudContacts_bool_exp = {}
    ) {
      users_by_pk(id: $username) {
        id
        contacts(where: $where, limit: $limit, offset: $offset, order_by: [{ account: { name: asc } }, { id: asc }]) {
          id
          account_id
          account {
            ...AccountSummary
          }
          role {
            id
            name
          }
        }
        contacts_aggregate(where: $where) {
          aggregate {
            count
          }
        }
      }
    }
    ${AccountSummary}
  `;
