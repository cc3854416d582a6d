import { fakeIdentity, maker } from './fakeIdentity';
import { renderPortal, serveSession } from './renderPortal';
import { onQuery } from './server';

export const id = '00000000-0000-4000-8000-0000000000a1';
export const otherId = '00000000-0000-4000-8000-0000000000a2';
export const orgId = '00000000-0000-4000-8000-0000000000b1';
export const organisation = {
  __typename: 'organisations',
  id: orgId,
  name: 'Aldgate Trading',
  authorisation_currency: 'GBP',
};
/** An account that is not approved, as administrators read it. */
export const account = {
  __typename: 'accounts',
  id,
  name: 'Aldgate Nordic',
  reference: 'NORDIC',
  tccAccountId: null,
  org_id: orgId,
  street: null,
  city: 'Oslo',
  state_or_province: null,
  postal_code: '0155',
  country: 'NO',
  legal_entity_type: 'company',
  identification_type: null,
  identification_value: null,
  is_approved: false,
  is_closed: false,
  closed_date: null,
  fundingEmails: ['funds@demo.invalid'],
  default_payment_charge_type: 'shared',
  process_charges: false,
  process_charges_from: null,
  payment_fee_tariff_id: null,
  incoming_fund_fee_tariff_id: null,
  monthly_maintenance_charge_tariff_id: null,
  balance_transfer_fee_tariff_id: null,
  debit_account_id: null,
  debit_account_use_source: true,
  charge_currencies: ['EUR', 'NOK'],
  charge_currencies_use_source: false,
  safeguarding_enabled: false,
  safeguarding_permitted: true,
  isDesignated: false,
  isTccSubAccount: true,
  isHouseAccount: false,
  safeguarded_amount_gbp: '0',
  safeguarded_amount_eur: '0',
  safeguarded_amount_usd: '0',
  transactions_validated_at: null,
  createdAt: '2026-11-20T10:00:00Z',
  organisation,
  tccAccount: null,
  paymentFeeTariff: null,
  incomingFundFeeTariff: null,
  monthlyMaintenanceChargeTariff: null,
  balanceTransferFeeTariff: null,
};
const admin = fakeIdentity({ ...maker, isAdmin: true });

/** Opens a page of accounts as a super admin; the account and the settings may differ. */
export function openAccounts(path: string, change: object = {}, settings: object = {}, requests: object[] = []) {
  serveSession({ settings });
  onQuery('accountById', { accounts_by_pk: { ...account, ...change }, new_account_submissions: requests });
  onQuery('FoundOrganisations', { selected: [], found: [organisation] });
  onQuery('AccountTariffs', { tariffs: [] });
  onQuery('GetCountries', { countries: [], restricted_countries: [] });
  return renderPortal(path, admin);
}
