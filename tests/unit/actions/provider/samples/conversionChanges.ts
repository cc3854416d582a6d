import type { Sample } from './sample';

export const cancellation: Sample = {
  required: { amount: '-9.58', currency: 'GBP' },
  optional: {
    event_date_time: '2030-01-03T10:41:14+00:00',
    conversion_id: 'v1',
    account_id: 'a1',
    contact_id: 'c1',
    event_type: 'self_service_cancellation',
    notes: 'The order was withdrawn.',
  },
};

export const dateChange: Sample = {
  required: { conversion_id: 'v1', amount: '-14.38', currency: 'GBP' },
  optional: {
    new_conversion_date: '2030-01-07T00:00:00+00:00',
    new_settlement_date: '2030-01-07T15:30:00+00:00',
    old_conversion_date: '2030-01-08T00:00:00+00:00',
    old_settlement_date: '2030-01-08T15:30:00+00:00',
    event_date_time: '2030-01-03T10:41:03+00:00',
  },
};

/** One half of a conversion that was split. */
export const splitPart: Sample = {
  required: { sell_amount: '35.50', sell_currency: 'GBP', buy_amount: '50.00', buy_currency: 'USD' },
  optional: {
    id: 'v1',
    short_reference: '20300103-WRJWLF',
    settlement_date: '2030-01-08T15:30:00+00:00',
    conversion_date: '2030-01-08T00:00:00+00:00',
    status: 'awaiting_funds',
  },
};
