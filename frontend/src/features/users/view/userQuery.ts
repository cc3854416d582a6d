import { gql, type TypedDocumentNode } from 'urql';
import type {
  UserFactsQuery,
  UserFactsQueryVariables,
  UserQuery,
  UserQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { SeatStandingFragment } from '../../../shared/seats/seatStanding';

/** A user as our tables have one. */
export type UserRecord = NonNullable<UserQuery['user']>;

/** What the identity provider knows of a user, and what only administrators of the user as a whole may read. */
export type UserFacts = UserFactsQuery['facts'];

/** A user's seat on an account. */
export type UserSeat = UserRecord['contacts'][number];

const UserDocument: TypedDocumentNode<UserQuery, UserQueryVariables> = gql`
  query user($id: String!) {
    user: users_by_pk(id: $id) {
      id
      first_name
      last_name
      email
      phone
      enabled
      can_use_transfers
      last_seen_at
      createdAt
      organisationLinks(order_by: [{ organisation: { name: asc } }]) {
        user_id
        org_id
        can_user_admin_org
        can_manage_favourites
        canManageNewAccount
        organisation {
          id
          name
        }
      }
      contacts(order_by: [{ account: { name: asc } }]) {
        ...SeatStanding
        upper_fx_limit
        account {
          id
          name
          organisation {
            id
            name
            authorisation_currency
          }
        }
        role {
          id
          name
        }
      }
    }
  }
  ${SeatStandingFragment}
`;

const UserFactsDocument: TypedDocumentNode<UserFactsQuery, UserFactsQueryVariables> = gql`
  query UserFacts($id: String!) {
    facts: userAdministration(id: $id) {
      id
      date_of_birth
      can_transfer_between_orgs
      hasMfaEnabled
      isEmailVerified
      hasRecords
      isSuperAdmin
      isInvited
      isPending
      isEditable
      apiAccess {
        isEnabled
        scopes
        networks
      }
      apiKey {
        lastUsedAt
        key
        isEnabled
      }
    }
  }
`;

/** A user with links and seats. */
export const useUser = (id: string) =>
  useRead({ query: UserDocument, variables: { id }, context: adminCall, requestPolicy: 'cache-and-network' });

/** What the identity provider knows of a user. */
export const useUserFacts = (id: string) =>
  useRead({ query: UserFactsDocument, variables: { id }, context: adminCall, requestPolicy: 'cache-and-network' });
