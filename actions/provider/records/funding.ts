import { object, type InferType } from '../../../domain/yup';
import { maybe, text, texts } from './fields';

const senderDetails = object({
  sender_id: maybe(),
  sender_name: maybe(),
  sender_address: maybe(),
  sender_country: maybe(),
  sender_account_number: maybe(),
  sender_iban: maybe(),
  sender_bic: maybe(),
  sender_routing_code: maybe(),
});

/** The schema of `ProviderFundingTransaction`. */
export const fundingTransactionRecord = object({
  id: text(),
  amount: text(),
  currency: text(),
  rail: maybe(),
  additional_information: maybe(),
  value_date: maybe(),
  receiving_account_number: maybe(),
  receiving_account_iban: maybe(),
  receiving_account_routing_code: maybe(),
  completed_at: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
  sender: senderDetails.nullable().default(null),
});

/** Incoming money with what is known of its sender. The provider returns it only after it was approved. */
export type ProviderFundingTransaction = Readonly<InferType<typeof fundingTransactionRecord>>;

/** The schema of `ProviderSender`. */
export const senderRecord = object({
  id: text(),
  amount: maybe(),
  currency: maybe(),
  additional_information: maybe(),
  value_date: maybe(),
  sender: maybe(),
  receiving_account_number: maybe(),
  receiving_account_iban: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
});

/** The schema of `ProviderFundingAccount`. */
export const fundingAccountRecord = object({
  id: text(),
  currency: text(),
  account_id: maybe(),
  account_number: maybe(),
  account_number_type: maybe(),
  account_holder_name: maybe(),
  bank_name: maybe(),
  bank_address: maybe(),
  bank_country: maybe(),
  payment_type: maybe(),
  routing_code: maybe(),
  routing_code_type: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
});

/** The bank details for paying money into an account: one record per payment rail. */
export type ProviderFundingAccount = Readonly<InferType<typeof fundingAccountRecord>>;

/** The schema of `ProviderSettlementAccount`. */
export const settlementAccountRecord = object({
  currency: text(),
  bank_account_holder_name: maybe(),
  beneficiary_address: texts(),
  beneficiary_country: maybe(),
  bank_name: maybe(),
  bank_address: texts(),
  bank_country: maybe(),
  bic_swift: maybe(),
  iban: maybe(),
  account_number: maybe(),
  routing_code_type_1: maybe(),
  routing_code_value_1: maybe(),
  routing_code_type_2: maybe(),
  routing_code_value_2: maybe(),
});

/** A pooled account of the provider; a deposit must quote the account's short reference. It has no id. */
export type ProviderSettlementAccount = Readonly<InferType<typeof settlementAccountRecord>>;

/** The schema of `ProviderScreening`. */
export const screeningRecord = object({
  transaction_id: text(),
  account_id: maybe(),
  house_account_id: maybe(),
  result: object({ reason: maybe(), accepted: maybe() }).nullable().default(null),
});
