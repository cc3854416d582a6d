import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../graphql/requestHeaders';
import type { AccountByIdQuery, AccountByIdQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** The request that an account was created of. */
export type AccountRequest = AccountByIdQuery['new_account_submissions'][number];

/** An account with all that administrators of the house keep of it. */
export type Account = NonNullable<AccountByIdQuery['accounts_by_pk']>;

const AccountByIdDocument: TypedDocumentNode<AccountByIdQuery, AccountByIdQueryVariables> = gql`
  query accountById($id: uuid!) {
    accounts_by_pk(id: $id) {
      id
      name
      reference
      tccAccountId
      org_id
      street
      city
      state_or_province
      postal_code
      country
      legal_entity_type
      identification_type
      identification_value
      is_approved
      is_closed
      closed_date
      fundingEmails
      default_payment_charge_type
      process_charges
      process_charges_from
      payment_fee_tariff_id
      incoming_fund_fee_tariff_id
      monthly_maintenance_charge_tariff_id
      balance_transfer_fee_tariff_id
      debit_account_id
      debit_account_use_source
      charge_currencies
      charge_currencies_use_source
      safeguarding_enabled
      safeguarding_permitted
      safeguarded_amount_gbp
      safeguarded_amount_eur
      safeguarded_amount_usd
      isDesignated
      isTccSubAccount
      isHouseAccount
      transactions_validated_at
      createdAt
      organisation {
        id
        name
        authorisation_currency
      }
      paymentFeeTariff {
        id
        name
      }
      incomingFundFeeTariff {
        id
        name
      }
      monthlyMaintenanceChargeTariff {
        id
        name
      }
      balanceTransferFeeTariff {
        id
        name
      }
      tccAccount {
        id
        account_name
        status
        short_reference
      }
    }
    new_account_submissions(where: { account_id: { _eq: $id } }, limit: 1) {
      id
      account_name
    }
  }
`;

/** One account; null where there is none. */
export const useAccountById = (id: string) =>
  useRead({ query: AccountByIdDocument, variables: { id }, context: adminCall });
