import { gql, type TypedDocumentNode } from 'urql';
import type { GetAccountsForUserQuery, GetAccountsForUserQueryVariables } from '../../graphql/generated/operations';
import { SeatStandingFragment } from '../seats/seatStanding';
import { AccountSummaryFragment } from './accountSummaryFragment';

/**
 * A page of the accounts on which a user has a seat, and their number: those whose name or reference, or whose organisation's name,
 * matches the pattern. With limit 0 only the number is read.
 */
export const GetAccountsForUserDocument: TypedDocumentNode<GetAccountsForUserQuery, GetAccountsForUserQueryVariables> =
  gql`
    query GetAccountsForUser($username: String!, $limit: Int!, $offset: Int!, $pattern: String! = "%") {
      users_by_pk(id: $username) {
        id
        contacts(
          where: {
            account: {
              _or: [
                { name: { _ilike: $pattern } }
                { reference: { _ilike: $pattern } }
                { organisation: { name: { _ilike: $pattern } } }
              ]
            }
          }
          limit: $limit
          offset: $offset
          order_by: [{ account: { name: asc } }, { id: asc }]
        ) {
          ...SeatStanding
          account_id
          account {
            ...AccountSummary
          }
          role {
            id
            name
          }
        }
        contacts_aggregate(
          where: {
            account: {
              _or: [
                { name: { _ilike: $pattern } }
                { reference: { _ilike: $pattern } }
                { organisation: { name: { _ilike: $pattern } } }
              ]
            }
          }
        ) {
          aggregate {
            count
          }
        }
      }
    }
    ${SeatStandingFragment}
    ${AccountSummaryFragment}
  `;
