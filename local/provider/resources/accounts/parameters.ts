import { pagingParameters } from '../../http/pagination';
import { requiring, type ParameterTable } from '../../http/parameterRules';
import { identificationTypes } from '../identificationTypes';

const entitySubTypes = [
  'sole_trader',
  'limited_liability_company',
  'public_limited_company',
  'limited_liability_partnership',
  'unincorporated_partnership',
  'unregistered_charity',
  'registered_charity',
  'trust',
  'company_with_nominee_shareholders_or_shares_in_bearer_form',
  'scottish_limited_partnership',
  'other',
];

const named: ParameterTable = {
  account_name: { format: 'text', maxLength: 150 },
  brand: { format: 'text' },
  your_reference: { format: 'text' },
  status: { format: 'text', oneOf: ['enabled', 'enabled_no_trading', 'disabled'] },
  street: { format: 'text', maxLength: 150 },
  city: { format: 'text', maxLength: 100 },
  state_or_province: { format: 'text', maxLength: 100 },
  postal_code: { format: 'text', maxLength: 20 },
  country: { format: 'country' },
  spread_table: { format: 'text', maxLength: 100 },
};

export const updateParameters: ParameterTable = {
  ...named,
  legal_entity_type: { format: 'text', oneOf: ['company', 'individual'] },
  legal_entity_sub_type: { format: 'text', oneOf: entitySubTypes },
  api_trading: { format: 'flag' },
  online_trading: { format: 'flag' },
  phone_trading: { format: 'flag' },
  identification_type: { format: 'text', oneOf: identificationTypes },
  identification_value: { format: 'text' },
  identification_expiration: { format: 'date' },
  identification_issuer: { format: 'text' },
  terms_and_conditions_accepted: { format: 'flag' },
};

/** What the provider's compliance asks about; the simulator accepts it and does not store it. */
const complianceParameters: ParameterTable = {
  industry_type: { format: 'text' },
  business_website_url: { format: 'text', maxLength: 400 },
  country_of_citizenship: { format: 'country' },
  country_of_incorporation: { format: 'country' },
  date_of_incorporation: { format: 'date' },
  trading_address_street: { format: 'text', maxLength: 150 },
  trading_address_city: { format: 'text' },
  trading_address_state: { format: 'text', maxLength: 100 },
  trading_address_postalcode: { format: 'text', maxLength: 20 },
  trading_address_country: { format: 'country' },
  tax_identification: { format: 'text', maxLength: 100 },
  national_identification: { format: 'text', maxLength: 100 },
  customer_risk: { format: 'text', oneOf: ['LOW', 'MEDIUM', 'HIGH'] },
  expected_monthly_activity_volume: { format: 'amount' },
  expected_monthly_activity_value: { format: 'amount' },
  expected_transaction_currencies: { format: 'currency', list: true },
  expected_transaction_countries: { format: 'country', list: true },
};

export const createParameters: ParameterTable = requiring(
  { ...updateParameters, ...complianceParameters },
  'account_name',
  'legal_entity_type',
  'street',
  'city',
  'country',
);

export const findParameters: ParameterTable = {
  ...named,
  bank_account_verified: { format: 'text', oneOf: ['true', 'false', 'not required'] },
  ...pagingParameters,
};
