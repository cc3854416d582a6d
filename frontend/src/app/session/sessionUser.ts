import { gql, type TypedDocumentNode } from 'urql';
import {
  type AccountSummaryFragment,
  type SessionUserQuery,
  type SessionUserQueryVariables,
} from '../../graphql/generated/operations';

export type SessionUserData = SessionUserQuery;

/** The signed-in user with seats and permissions. */
export type UserRecord = NonNullable<SessionUserQuery['users_by_pk']>;

/** A user's place on an account, with the role that says what they may create there. */
export type Seat = UserRecord['contacts'][number];

/** An account as the shell and the forms need it. */
export type AccountSummary = AccountSummaryFragment;

/** The route flags of the settings (docs/architecture.md, feature flags). */
export type FeatureFlags = Omit<SessionUserQuery['settings'][number], 'maintenance_banner'>;

/** Everything the shell needs to begin: the user with seats and permissions, flags, and the provider's state. */
export const SessionUserDocument: TypedDocumentNode<SessionUserQuery, SessionUserQueryVariables> = gql`
  query SessionUser($id: String!) {
    users_by_pk(id: $id) {
      id
      first_name
      last_name
      can_use_transfers
      can_transfer_between_orgs
      last_used_account_id
      lastUsedAccount {
        ...AccountSummary
      }
      contacts(order_by: [{ account: { name: asc } }, { id: asc }]) {
        id
        upper_fx_limit
        account {
          ...AccountSummary
        }
        role {
          id
          name
          can_create_beneficiaries
          can_create_conversions
          can_create_payments
        }
      }
      organisationLinks {
        user_id
        org_id
        can_user_admin_org
        can_manage_favourites
        canManageNewAccount
      }
    }
    settings {
      maintenance_banner
      conversion_wizard
      payments_wizard
      balance_funding_page
      balances
      beneficiaries_listing
    }
    system_status {
      is_tcc_online
    }
  }
  fragment AccountSummary on accounts {
    id
    name
    reference
    is_closed
    default_payment_charge_type
    organisation {
      id
      name
      authorisation_currency
    }
  }
`;
