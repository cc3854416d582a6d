import { times, type Sample } from './sample';

export const confirmation: Sample = {
  required: { id: 'o1', payment_id: 'p1', status: 'completed' },
  optional: {
    short_reference: 'PC-1234567-ABCDEF',
    confirmation_url: 'https://files.example/o1.pdf',
    expires_at: '2030-01-04T10:00:00+00:00',
    ...times,
  },
};

export const submission: Sample = {
  required: {},
  optional: {
    status: 'pending',
    submission_ref: 'MXGGYAGJULIIQKDV',
    format: 'MT103',
    message: '{1:F01TESTGB2LXXXX0000000000}{4: :20:300102-ABCDEF001 -}',
  },
};

/** One event of a Swift payment, with every field. */
export const trackingEvent: Sample = {
  required: { tracker_event_type: 'customer_credit_transfer_payment' },
  optional: {
    valid: true,
    transaction_status: { status: 'processing', reason: 'transferred_and_tracked' },
    funds_available: '2030-01-03T09:00:00+00:00',
    forwarded_to_agent: 'TESTUS33XXX',
    from: 'TESTGB2LXXX',
    to: 'TESTDEFFXXX',
    originator: 'TESTGB2LXXX',
    serial_parties: {
      debtor: 'Aldgate Trading',
      debtor_agent: 'TESTGB2LXXX',
      intermediary_agent1: 'TESTUS33XXX',
      instructing_reimbursement_agent: 'TESTUS44XXX',
      creditor_agent: 'TESTDEFFXXX',
      creditor: 'Holm GmbH',
    },
    sender_acknowledgement_receipt: '2030-01-02T10:00:00+00:00',
    instructed_amount: { currency: 'GBP', amount: '1000.00' },
    confirmed_amount: { currency: 'EUR', amount: '1150.00' },
    interbank_settlement_amount: { currency: 'EUR', amount: '1155.00' },
    interbank_settlement_date: '2030-01-03T00:00:00+00:00',
    charge_amount: [{ currency: 'EUR', amount: '5.00' }],
    charge_type: 'shared',
    foreign_exchange_details: { source_currency: 'GBP', target_currency: 'EUR', rate: '1.155' },
    last_update_time: '2030-01-02T11:00:00+00:00',
  },
};

export const tracking: Sample = {
  required: {},
  optional: {
    uetr: '46ed4827-7b6f-4491-a06f-b548d5a7512d',
    transaction_status: { status: 'processing', reason: 'transferred_and_tracked' },
    initiation_time: '2030-01-02T09:59:00+00:00',
    completion_time: '2030-01-03T09:00:00+00:00',
    last_update_time: '2030-01-02T11:00:00+00:00',
    payment_events: [{ ...trackingEvent.required, ...trackingEvent.optional }],
  },
};
