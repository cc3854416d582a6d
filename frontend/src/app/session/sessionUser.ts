import { gql, type TypedDocumentNode } from 'urql';
import {
  type AccountSummaryFragment,
  type GlobalDataQuery,
  type GlobalDataQueryVariables,
  type GlobalDataWithoutMfaQuery,
  type GlobalDataWithoutMfaQueryVariables,
  type LiveFlagsSubscription,
  type LiveFlagsSubscriptionVariables,
  type LiveUserSubscription,
  type LiveUserSubscriptionVariables,
  type RouteFlagsFragment,
  type SessionUserFragment,
} from '../../graphql/generated/operations';

/** The signed-in user with seats and permissions. `last_seen_at` is from before this session. */
export type UserRecord = SessionUserFragment;

/** A user's place on an account, with the role that says what they may create there. */
export type Seat = UserRecord['contacts'][number];

/** An account as the shell and the forms need it. */
export type AccountSummary = AccountSummaryFragment;

/** The feature flags of the settings (docs/architecture.md, feature flags). */
export type FeatureFlags = RouteFlagsFragment;

/** An account with its organisation. */
export const AccountSummary = gql`
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

const SessionUser = gql`
  fragment SessionUser on users {
    id
    first_name
    last_name
    enabled
    can_use_transfers
    can_transfer_between_orgs
    last_seen_at: previous_seen_at
    signed_out_at
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
  ${AccountSummary}
`;

const RouteFlags = gql`
  fragment RouteFlags on settings {
    conversion_wizard
    payments_wizard
    balance_funding_page
    balances
    beneficiaries_listing
    designatedAccountType
    ownershipStructureDiagram
  }
`;

/** Everything the shell needs to begin: the user with seats and permissions, flags, banner, and the provider's state. */
export const GlobalDataDocument: TypedDocumentNode<GlobalDataQuery, GlobalDataQueryVariables> = gql`
  query GlobalData($id: String!) {
    users_by_pk(id: $id) {
      ...SessionUser
    }
    settings {
      maintenance_banner
      ...RouteFlags
    }
    system_status {
      is_tcc_online
    }
  }
  ${SessionUser}
  ${RouteFlags}
`;

/** The little of it that somebody without a second factor may read. */
export const GlobalDataWithoutMfaDocument: TypedDocumentNode<
  GlobalDataWithoutMfaQuery,
  GlobalDataWithoutMfaQueryVariables
> = gql`
  query GlobalDataWithoutMfa($id: String!) {
    users_by_pk(id: $id) {
      id
      first_name
      last_name
      enabled
    }
    settings {
      maintenance_banner
    }
    system_status {
      is_tcc_online
    }
  }
`;

/** The user's record as it changes: seats, roles, permissions, and whether the session may go on. */
export const LiveUserDocument: TypedDocumentNode<LiveUserSubscription, LiveUserSubscriptionVariables> = gql`
  subscription LiveUser($id: String!) {
    users_by_pk(id: $id) {
      ...SessionUser
    }
  }
  ${SessionUser}
`;

/** The flags as they change. */
export const LiveFlagsDocument: TypedDocumentNode<LiveFlagsSubscription, LiveFlagsSubscriptionVariables> = gql`
  subscription LiveFlags {
    settings {
      ...RouteFlags
    }
  }
  ${RouteFlags}
`;
