import { paging, read, search, write } from './endpoint';

const address = ['street', 'city', 'state_or_province', 'postal_code', 'country'] as const;

const account = [
  'account_name',
  'legal_entity_type',
  'legal_entity_sub_type',
  'brand',
  'your_reference',
  'status',
  ...address,
  'spread_table',
  'api_trading',
  'online_trading',
  'phone_trading',
  'identification_type',
  'identification_value',
  'identification_expiration',
  'identification_issuer',
  'terms_and_conditions_accepted',
] as const;

const contact = [
  'first_name',
  'last_name',
  'email_address',
  'phone_number',
  'mobile_phone_number',
  'your_reference',
  'login_id',
  'status',
  'locale',
  'timezone',
  'date_of_birth',
] as const;

/** Accounts and their contacts. All are called as the house account, except reading one account. */
export const accountEndpoints = {
  getCurrentAccount: read('/accounts/current', []),
  getAccount: read('/accounts/{id}', ['on_behalf_of']),
  findAccounts: search('/accounts/find', [
    'account_name',
    'brand',
    'your_reference',
    'status',
    ...address,
    'spread_table',
    'bank_account_verified',
    ...paging,
  ]),
  createAccount: write('/accounts/create', account),
  updateAccount: write('/accounts/{id}', account),
  getChargesSettings: read('/accounts/{account_id}/payment_charges_settings', []),
  getCurrentContact: read('/contacts/current', []),
  getContact: read('/contacts/{id}', []),
  findContacts: search('/contacts/find', [
    'account_name',
    'account_id',
    'first_name',
    'last_name',
    'email_address',
    'your_reference',
    'phone_number',
    'login_id',
    'status',
    'locale',
    'timezone',
    ...paging,
  ]),
  createContact: write('/contacts/create', ['account_id', ...contact]),
  updateContact: write('/contacts/{id}', contact),
};
