import type { Sample } from './sample';

export const detailedRate: Sample = {
  required: {
    currency_pair: 'GBPUSD',
    client_buy_currency: 'GBP',
    client_sell_currency: 'USD',
    client_buy_amount: '10000.00',
    client_sell_amount: '14081.00',
    fixed_side: 'buy',
    client_rate: '1.4081',
  },
  optional: {
    settlement_cut_off_time: '2030-01-04T14:00:00Z',
    partner_rate: '1.4080',
    core_rate: '1.4079',
    mid_market_rate: '1.4078',
    deposit_required: true,
    deposit_amount: '500.00',
    deposit_currency: 'USD',
  },
};

/** A price that is held. */
export const heldQuote: Sample = {
  required: { ...detailedRate.required, quote_id: 'q1', expires_at: '2030-01-03T10:44:14+00:00' },
  optional: detailedRate.optional,
};

export const currency: Sample = {
  required: { code: 'JPY', name: 'Japanese Yen' },
  optional: { decimal_places: '0', online_trading: true, can_buy: true, can_sell: false },
};

export const conversionDates: Sample = {
  required: {
    first_conversion_date: '2030-01-02',
    default_conversion_date: '2030-01-04',
    invalid_conversion_dates: { '2030-01-05': 'Saturday', '2030-01-01': "New Year's Day" },
  },
  optional: {
    first_conversion_cutoff_datetime: '2030-01-02T15:30:00+00:00',
    next_day_conversion_date: '2030-01-03',
    optimize_liquidity_conversion_date: '2030-01-04',
    offline_conversion_dates: ['2030-01-02'],
  },
};

export const paymentDates: Sample = {
  required: { first_payment_date: '2030-01-02', invalid_payment_dates: { '2030-01-05': 'Saturday' } },
  optional: {},
};

export const deliveryDate: Sample = {
  required: { payment_date: '2030-01-03', payment_delivery_date: '2030-01-04T17:00:00+00:00' },
  optional: {
    payment_cutoff_time: '2030-01-03T14:30:00+00:00',
    payment_type: 'priority',
    currency: 'EUR',
    bank_country: 'DE',
  },
};

export const bankDetails: Sample = {
  required: {},
  optional: {
    identifier_type: 'iban',
    identifier_value: 'GB19TCCL00997901654515',
    account_number: 'GB19TCCL00997901654515',
    bic_swift: 'TESTGB22XXX',
    bank_name: 'TEST BANK',
    bank_branch: 'CITY',
    bank_address: '12 STEWARD STREET',
    bank_city: 'LONDON',
    bank_state: 'LONDON',
    bank_post_code: 'E1 6FQ',
    bank_country: 'UNITED KINGDOM',
    bank_country_ISO: 'GB',
    currency: 'GBP',
  },
};

export const purposeCode: Sample = {
  required: { purpose_code: 'CGODDR' },
  optional: {
    purpose_description: 'Goods trade',
    currency: 'CNY',
    entity_type: 'company',
    bank_account_country: 'CN',
  },
};

export const verification: Sample = {
  required: {},
  optional: {
    answer: 'close_match',
    actual_name: 'Holm Maschinen GmbH',
    reason_code: 'FUZZ',
    reason: 'The name is similar.',
    reason_type: 'warning',
  },
};

export const paymentAuthorisation: Sample = {
  required: { payment_id: 'p1' },
  optional: {
    payment_status: 'authorised',
    updated: true,
    error: 'You have already authorised this payment.',
    auth_steps_taken: '1',
    auth_steps_required: '0',
    short_reference: '300102-ABCDEF001',
  },
};
