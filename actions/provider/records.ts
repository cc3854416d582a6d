import { object, type InferType } from '../../domain/yup';
import { flag, maybe, oneOf, text, texts } from './records/fields';

/**
 * The provider's records. Amounts are decimal strings in major units, rates are quote units per base unit, times are as
 * given. An answer without a required field is unreadable. All other fields are null if they are missing, and unknown
 * ones are dropped.
 */
export const accountRecord = object({
  id: text(),
  account_name: text(),
  status: text(),
  brand: maybe(),
  your_reference: maybe(),
  street: maybe(),
  city: maybe(),
  state_or_province: maybe(),
  country: maybe(),
  postal_code: maybe(),
  spread_table: maybe(),
  legal_entity_type: maybe(),
  legal_entity_sub_type: maybe(),
  identification_type: maybe(),
  identification_value: maybe(),
  short_reference: maybe(),
  api_trading: flag(),
  online_trading: flag(),
  phone_trading: flag(),
  process_third_party_funds: flag(),
  settlement_type: maybe(),
  terms_and_conditions_accepted: flag(),
  bank_account_verified: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
});

/** An account at the provider: the house account or one of its sub-accounts. */
export type ProviderAccount = Readonly<InferType<typeof accountRecord>>;

/** The schema of `ProviderContact`. */
export const contactRecord = object({
  id: text(),
  account_id: text(),
  status: text(),
  login_id: maybe(),
  account_name: maybe(),
  first_name: maybe(),
  last_name: maybe(),
  email_address: maybe(),
  phone_number: maybe(),
  mobile_phone_number: maybe(),
  your_reference: maybe(),
  date_of_birth: maybe(),
  locale: maybe(),
  timezone: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
});

/** A contact of an account; `on_behalf_of` is the id of one. */
export type ProviderContact = Readonly<InferType<typeof contactRecord>>;

/** The schema of `ProviderBalance`. */
export const balanceRecord = object({
  id: text(),
  account_id: text(),
  currency: text(),
  amount: text(),
  created_at: text(),
  updated_at: text(),
});

/** A balance. `amount` is the available amount, without pending transactions. */
export type ProviderBalance = Readonly<InferType<typeof balanceRecord>>;

/** The schema of `ProviderBeneficiary`. */
export const beneficiaryRecord = object({
  id: text(),
  name: maybe(),
  bank_account_holder_name: maybe(),
  email: maybe(),
  currency: text(),
  payment_types: texts(),
  account_number: maybe(),
  iban: maybe(),
  bic_swift: maybe(),
  routing_code_type_1: maybe(),
  routing_code_value_1: maybe(),
  routing_code_type_2: maybe(),
  routing_code_value_2: maybe(),
  bank_country: maybe(),
  bank_name: maybe(),
  bank_address: texts(),
  bank_account_type: maybe(),
  beneficiary_entity_type: maybe(),
  beneficiary_company_name: maybe(),
  beneficiary_first_name: maybe(),
  beneficiary_last_name: maybe(),
  beneficiary_address: texts(),
  beneficiary_city: maybe(),
  beneficiary_postcode: maybe(),
  beneficiary_state_or_province: maybe(),
  beneficiary_country: maybe(),
  beneficiary_date_of_birth: maybe(),
  beneficiary_identification_type: maybe(),
  beneficiary_identification_value: maybe(),
  beneficiary_external_reference: maybe(),
  business_nature: maybe(),
  company_website: maybe(),
  default_beneficiary: flag(),
  creator_contact_id: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
});

/** A beneficiary. At release the provider copies it: the payment then refers to a read-only copy that `find` does not list. */
export type ProviderBeneficiary = Readonly<InferType<typeof beneficiaryRecord>>;

/** The bank details of the provider's record, under our names. */
export const bankDetailsOf = (record: ProviderBeneficiary) => ({
  accountNumber: record.account_number,
  iban: record.iban,
  bicSwift: record.bic_swift,
  routingCodeValue1: record.routing_code_value_1,
});

/** The schema of `ProviderPayment`. */
export const paymentRecord = object({
  id: text(),
  amount: text(),
  currency: text(),
  beneficiary_id: text(),
  reference: text(),
  reason: text(),
  status: text(),
  payment_type: text(),
  payment_date: text(),
  short_reference: text(),
  created_at: text(),
  updated_at: text(),
  unique_request_id: maybe(),
  conversion_id: maybe(),
  charge_type: maybe(),
  purpose_code: maybe(),
  ultimate_beneficiary_name: maybe(),
  invoice_number: maybe(),
  invoice_date: maybe(),
  authorisation_steps_required: maybe(),
  review_status: maybe(),
  failure_reason: maybe(),
  failure_returned_amount: maybe(),
  fee_amount: maybe(),
  fee_currency: maybe(),
  transferred_at: maybe(),
  estimated_arrival: maybe(),
  payer_id: maybe(),
  payer_details_source: maybe(),
  payment_group_id: maybe(),
  creator_contact_id: maybe(),
  last_updater_contact_id: maybe(),
});

/** A payment. It names no account: the contact that it was created for belongs to its account. */
export type ProviderPayment = Readonly<InferType<typeof paymentRecord>>;

/** The schema of `ProviderConversion`. */
export const conversionRecord = object({
  id: text(),
  account_id: text(),
  short_reference: text(),
  status: text(),
  currency_pair: text(),
  buy_currency: text(),
  sell_currency: text(),
  fixed_side: oneOf('buy', 'sell'),
  client_buy_amount: text(),
  client_sell_amount: text(),
  client_rate: text(),
  conversion_date: text(),
  settlement_date: text(),
  created_at: text(),
  updated_at: text(),
  creator_contact_id: maybe(),
  unique_request_id: maybe(),
  partner_buy_amount: maybe(),
  partner_sell_amount: maybe(),
  partner_rate: maybe(),
  core_rate: maybe(),
  mid_market_rate: maybe(),
  deposit_required: flag(),
  deposit_amount: maybe(),
  deposit_currency: maybe(),
  deposit_status: maybe(),
  deposit_required_at: maybe(),
  unallocated_funds: maybe(),
  payment_ids: texts(),
});

/** A currency bought against another. `conversion_date` is the day at midnight, `settlement_date` the funding cut-off. */
export type ProviderConversion = Readonly<InferType<typeof conversionRecord>>;

/** The schema of `ProviderTransfer`. */
export const transferRecord = object({
  id: text(),
  short_reference: text(),
  source_account_id: text(),
  destination_account_id: text(),
  currency: text(),
  amount: text(),
  status: text(),
  created_at: text(),
  updated_at: text(),
  reason: maybe(),
  unique_request_id: maybe(),
  completed_at: maybe(),
  creator_account_id: maybe(),
  creator_contact_id: maybe(),
});

/** A transfer between two accounts of one house account. */
export type ProviderTransfer = Readonly<InferType<typeof transferRecord>>;

/** The schema of `ProviderTransaction`. */
export const transactionRecord = object({
  id: text(),
  account_id: text(),
  currency: text(),
  amount: text(),
  type: oneOf('credit', 'debit'),
  status: text(),
  action: text(),
  created_at: text(),
  updated_at: text(),
  balance_id: maybe(),
  balance_amount: maybe(),
  related_entity_type: maybe(),
  related_entity_id: maybe(),
  related_entity_short_reference: maybe(),
  reason: maybe(),
  settles_at: maybe(),
  completed_at: maybe(),
});

/** A transaction of a balance. `balance_amount` is the balance after it, null while it is pending. */
export type ProviderTransaction = Readonly<InferType<typeof transactionRecord>>;
