import { object, type InferType } from '../../../domain/yup';
import { flag, map, maybe, text, texts } from './fields';

/** The schema of `ProviderDetailedRate`. */
export const detailedRateRecord = object({
  currency_pair: text(),
  client_buy_currency: text(),
  client_sell_currency: text(),
  client_buy_amount: text(),
  client_sell_amount: text(),
  fixed_side: text(),
  client_rate: text(),
  settlement_cut_off_time: maybe(),
  partner_rate: maybe(),
  core_rate: maybe(),
  mid_market_rate: maybe(),
  deposit_required: flag(),
  deposit_amount: maybe(),
  deposit_currency: maybe(),
});

/** The current price of a conversion. The price is not locked: creating the conversion prices it again. */
export type ProviderDetailedRate = Readonly<InferType<typeof detailedRateRecord>>;

/** The schema of `ProviderQuote`. */
export const quoteRecord = detailedRateRecord.concat(object({ quote_id: text(), expires_at: text() }));

/** A price that the provider holds until `expires_at` for one conversion that names it. */
export type ProviderQuote = Readonly<InferType<typeof quoteRecord>>;

/** Bid and offer by currency pair, and the pairs without a rate. */
export const ratesRecord = object({
  rates: map<[bid: string, offer: string]>(),
  unavailable: texts(),
});

/** The schema of `ProviderCurrency`. */
export const currencyRecord = object({
  code: text(),
  name: text(),
  decimal_places: maybe(),
  online_trading: flag(),
  can_buy: flag(),
  can_sell: flag(),
});

/** The schema of `ProviderConversionDates`. */
export const conversionDatesRecord = object({
  first_conversion_date: text(),
  default_conversion_date: text(),
  first_conversion_cutoff_datetime: maybe(),
  next_day_conversion_date: maybe(),
  optimize_liquidity_conversion_date: maybe(),
  invalid_conversion_dates: map<string>(),
  offline_conversion_dates: texts(),
});

/** The schema of `ProviderPaymentDates`. */
export const paymentDatesRecord = object({ first_payment_date: text(), invalid_payment_dates: map<string>() });

/** The schema of `ProviderDeliveryDate`. */
export const deliveryDateRecord = object({
  payment_date: text(),
  payment_delivery_date: text(),
  payment_cutoff_time: maybe(),
  payment_type: maybe(),
  currency: maybe(),
  bank_country: maybe(),
});

/** The schema of `ProviderBankDetails`. */
export const bankDetailsRecord = object({
  identifier_type: maybe(),
  identifier_value: maybe(),
  account_number: maybe(),
  bic_swift: maybe(),
  bank_name: maybe(),
  bank_branch: maybe(),
  bank_address: maybe(),
  bank_city: maybe(),
  bank_state: maybe(),
  bank_post_code: maybe(),
  bank_country: maybe(),
  bank_country_ISO: maybe(),
  currency: maybe(),
});

/** The schema of `ProviderPurposeCode`. */
export const purposeCodeRecord = object({
  purpose_code: text(),
  purpose_description: maybe(),
  currency: maybe(),
  entity_type: maybe(),
  bank_account_country: maybe(),
});

/** The schema of `ProviderChargesSetting`. */
export const chargesSettingRecord = object({
  charge_settings_id: text(),
  account_id: maybe(),
  charge_type: text(),
  enabled: flag(),
  default: flag(),
});

/** The schema of `ProviderVerification`. */
export const verificationRecord = object({
  answer: maybe(),
  actual_name: maybe(),
  reason_code: maybe(),
  reason: maybe(),
  reason_type: maybe(),
});

/** One row of the required details: the route, and a rule for each required field. */
export const requiredDetailsRecord = map<string>();

/** The schema of `ProviderPaymentAuthorisation`. */
export const paymentAuthorisationRecord = object({
  payment_id: text(),
  payment_status: maybe(),
  updated: flag(),
  error: maybe(),
  auth_steps_taken: maybe(),
  auth_steps_required: maybe(),
  short_reference: maybe(),
});
