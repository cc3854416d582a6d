import { gql, type TypedDocumentNode } from 'urql';
import type {
  GlobalDataQuery,
  GlobalDataQueryVariables,
  GlobalDataWithoutMfaQuery,
  GlobalDataWithoutMfaQueryVariables,
  LiveFlagsSubscription,
  LiveFlagsSubscriptionVariables,
  LiveUserSubscription,
  LiveUserSubscriptionVariables,
} from '../../graphql/generated/operations';
import { AccountSummaryFragment } from '../../shared/accounts/accountSummaryFragment';
import { SeatStandingFragment } from '../../shared/seats/seatStanding';

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
      ...SeatStanding
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
  ${AccountSummaryFragment}
  ${SeatStandingFragment}
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

/** The data that a session starts with: the user with seats and permissions, flags, banner, and the provider's state. */
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

/** The part of it that users without a second factor may read. */
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

/** Live changes of the user: seats, roles, permissions, and whether the session may continue. */
export const LiveUserDocument: TypedDocumentNode<LiveUserSubscription, LiveUserSubscriptionVariables> = gql`
  subscription LiveUser($id: String!) {
    users_by_pk(id: $id) {
      ...SessionUser
    }
  }
  ${SessionUser}
`;

/** Live changes of the flags. */
export const LiveFlagsDocument: TypedDocumentNode<LiveFlagsSubscription, LiveFlagsSubscriptionVariables> = gql`
  subscription LiveFlags {
    settings {
      ...RouteFlags
    }
  }
  ${RouteFlags}
`;
