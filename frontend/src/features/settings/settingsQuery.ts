import { gql, type TypedDocumentNode } from 'urql';
import type {
  AccountsWithoutMarkQuery,
  AccountsWithoutMarkQueryVariables,
  HouseSettingsQuery,
  HouseSettingsQueryVariables,
  UpsertSettingsMutation,
  UpsertSettingsMutationVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** The portal's settings. */
export type HouseSettings = HouseSettingsQuery['settings'][number];

const HouseSettingsDocument: TypedDocumentNode<HouseSettingsQuery, HouseSettingsQueryVariables> = gql`
  query HouseSettings {
    settings {
      maintenance_banner
      notifications_page_html
      fraud_notices
      conversion_wizard
      payments_wizard
      balance_funding_page
      balances
      beneficiaries_listing
      designatedAccountType
      ownershipStructureDiagram
      send_new_account_requests_to_provider
      new_account_forms
      incoming_fund_fee_account_id
      monthly_maintenance_charge_account_id
      payment_fee_account_id
      euro_negative_interest_account_id
      balance_transfer_fee_account_id
      safeguarding_control_account_id
      euro_negative_interest_charge_rate
      euro_liquidity_balance_amount
      safeguarding_gbp_balance_alarm
      safeguarding_eur_balance_alarm
      safeguarding_usd_balance_alarm
      four_eyes
      cooling_days
    }
  }
`;

/** Saves the given settings. */
export const UpsertSettingsDocument: TypedDocumentNode<UpsertSettingsMutation, UpsertSettingsMutationVariables> = gql`
  mutation upsertSettings($settings: SettingsInput!) {
    upsertSettings(settings: $settings) {
      maintenance_banner
      notifications_page_html
      pendingChangeId
    }
  }
`;

/** The settings as only an administrator reads them. */
export function useHouseSettings() {
  return useRead({ query: HouseSettingsDocument, variables: {} });
}

const AccountsWithoutMarkDocument: TypedDocumentNode<AccountsWithoutMarkQuery, AccountsWithoutMarkQueryVariables> = gql`
  query AccountsWithoutMark($ids: [uuid!]!) {
    accounts(
      where: { id: { _in: $ids }, isHouseAccount: { _eq: false } }
      order_by: [{ name: asc }, { id: asc }]
      limit: 6
    ) {
      id
      name
      isHouseAccount
      is_approved
      is_closed
      tccAccountId
    }
  }
`;

/** Those of some accounts that are not marked as the house's. An account with the mark is open, approved and connected. */
export function useAccountsWithoutMark(ids: readonly string[]) {
  return useRead({ query: AccountsWithoutMarkDocument, variables: { ids } });
}
