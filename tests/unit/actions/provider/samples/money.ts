import { times, type Sample } from './sample';

export const balance: Sample = {
  required: { id: 'w1', account_id: 'a1', currency: 'GBP', amount: '1250.00', ...times },
  optional: {},
};

export const payment: Sample = {
  required: {
    id: 'p1',
    amount: '10.00',
    currency: 'GBP',
    beneficiary_id: 'b1',
    reference: 'June',
    reason: 'rent',
    status: 'ready_to_send',
    payment_type: 'regular',
    payment_date: '2030-01-03',
    short_reference: '300102-ABCDEF001',
    ...times,
  },
  optional: {
    unique_request_id: 'k',
    conversion_id: 'v1',
    charge_type: 'shared',
    purpose_code: 'CGODDR',
    ultimate_beneficiary_name: 'Grete Holm',
    invoice_number: 'INV7',
    invoice_date: '2030-01-01',
    authorisation_steps_required: '0',
    review_status: 'passed',
    failure_reason: 'account closed',
    failure_returned_amount: '0.00',
    fee_amount: '5.00',
    fee_currency: 'GBP',
    transferred_at: '2030-01-03T09:00:00+00:00',
    estimated_arrival: '2030-01-04T17:00:00+00:00',
    payer_id: 'y1',
    payer_details_source: 'account',
    payment_group_id: 'g1',
    creator_contact_id: 'c1',
    last_updater_contact_id: 'c2',
  },
};

export const conversion: Sample = {
  required: {
    id: 'v1',
    account_id: 'a1',
    short_reference: '20300102-ABCDEF',
    status: 'awaiting_funds',
    currency_pair: 'GBPUSD',
    buy_currency: 'USD',
    sell_currency: 'GBP',
    fixed_side: 'buy',
    client_buy_amount: '141.00',
    client_sell_amount: '100.00',
    client_rate: '1.41',
    conversion_date: '2030-01-04T00:00:00+00:00',
    settlement_date: '2030-01-04T16:30:00+00:00',
    ...times,
  },
  optional: {
    unique_request_id: 'k',
    creator_contact_id: 'c1',
    partner_buy_amount: '0.00',
    partner_sell_amount: '0.00',
    partner_rate: '1.4105',
    core_rate: '1.4110',
    mid_market_rate: '1.4111',
    deposit_required: false,
    deposit_amount: '0.00',
    deposit_currency: 'GBP',
    deposit_status: 'not_required',
    deposit_required_at: '2030-01-03T16:30:00+00:00',
    unallocated_funds: '141.00',
    payment_ids: ['p1', 'p2'],
  },
};

export const transfer: Sample = {
  required: {
    id: 't1',
    short_reference: 'BT-20300102-ABCDEF',
    source_account_id: 'a1',
    destination_account_id: 'a2',
    currency: 'GBP',
    amount: '1.00',
    status: 'pending',
    ...times,
  },
  optional: {
    unique_request_id: 'k',
    reason: 'TOSAFEGUARDING',
    completed_at: '2030-01-02T10:05:00+00:00',
    creator_account_id: 'a1',
    creator_contact_id: 'c1',
  },
};

export const transaction: Sample = {
  required: {
    id: 'x1',
    account_id: 'a1',
    currency: 'GBP',
    amount: '805.90',
    type: 'debit',
    status: 'pending',
    action: 'conversion',
    ...times,
  },
  optional: {
    balance_id: 'w1',
    balance_amount: '444.10',
    related_entity_type: 'conversion',
    related_entity_id: 'v1',
    related_entity_short_reference: '20300102-ABCDEF',
    reason: 'June',
    settles_at: '2030-01-04T16:30:00+00:00',
    completed_at: '2030-01-04T16:31:00+00:00',
  },
};
