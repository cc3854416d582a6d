import { timelineOf, type TrackingReading } from '../../../../../domain/payments/tracking/timeline';

type EventReading = NonNullable<TrackingReading['payment_events']>[number];

const blank: EventReading = {
  tracker_event_type: 'customer_credit_transfer_payment',
  valid: true,
  transaction_status: null,
  funds_available: null,
  forwarded_to_agent: null,
  from: null,
  to: null,
  originator: null,
  serial_parties: null,
  sender_acknowledgement_receipt: null,
  instructed_amount: null,
  confirmed_amount: null,
  interbank_settlement_amount: null,
  interbank_settlement_date: null,
  charge_amount: null,
  charge_type: null,
  foreign_exchange_details: null,
  last_update_time: null,
};

const reading = (...events: EventReading[]): TrackingReading => ({
  uetr: 'u-1',
  transaction_status: { status: 'processing', reason: 'transferred_and_tracked' },
  initiation_time: '2030-01-02T10:00:00+00:00',
  completion_time: null,
  last_update_time: '2030-01-02T11:00:00+00:00',
  payment_events: events,
});

test('the whole: reference, status and times', () => {
  expect(timelineOf(reading())).toEqual({
    uetr: 'u-1',
    status: 'processing',
    statusReason: 'transferred_and_tracked',
    initiationTime: '2030-01-02T10:00:00+00:00',
    completionTime: null,
    lastUpdateTime: '2030-01-02T11:00:00+00:00',
    events: [],
  });
});

test('the newest event first, whatever the order and the zone they came in', () => {
  const at = (from: string, sender_acknowledgement_receipt: string | null, last_update_time: string | null = null) => ({
    ...blank,
    from,
    sender_acknowledgement_receipt,
    last_update_time,
  });
  const { events } = timelineOf(
    reading(
      at('second', null, '2030-01-02T10:30:00+00:00'),
      at('none', null),
      at('first', '2030-01-02T12:00:00+02:00'),
      at('third', '2030-01-02T10:45:00Z'),
    ),
  );
  expect(events.map(({ from }) => from)).toEqual(['third', 'second', 'first', 'none']);
});

test('an event that the tracker took back is left out; one of which nothing is said stays', () => {
  const { events } = timelineOf(
    reading({ ...blank, valid: false, from: 'wrong' }, { ...blank, valid: null, from: 'plain' }),
  );
  expect(events.map(({ from }) => from)).toEqual(['plain']);
});

test('parties that are known, charges, and an exchange', () => {
  const { events } = timelineOf(
    reading({
      ...blank,
      serial_parties: { debtor: null, debtor_agent: 'TESTGB2L', creditor_agent: 'TESTDEFF' },
      charge_amount: [{ currency: 'USD', amount: '5.00' }],
      foreign_exchange_details: { source_currency: 'GBP', target_currency: 'USD', rate: '1.25' },
    }),
  );
  expect(events[0]).toMatchObject({
    parties: [
      { role: 'debtor_agent', party: 'TESTGB2L' },
      { role: 'creditor_agent', party: 'TESTDEFF' },
    ],
    charges: [{ currency: 'USD', amount: '5.00' }],
    foreignExchange: { sourceCurrency: 'GBP', targetCurrency: 'USD', rate: '1.25' },
  });
});

test('a tracker without anything', () => {
  const nothing = { uetr: null, transaction_status: null, initiation_time: null, completion_time: null };
  expect(timelineOf({ ...nothing, last_update_time: null, payment_events: null }).events).toEqual([]);
});

test('an event with everything, under the names of the screen', () => {
  const event: EventReading = {
    tracker_event_type: 'customer_credit_transfer_payment',
    valid: true,
    transaction_status: { status: 'processing', reason: 'transferred_and_tracked' },
    funds_available: '2030-01-03T09:00:00+00:00',
    forwarded_to_agent: 'TESTUS33',
    from: 'TESTGB2L',
    to: 'TESTDEFF',
    originator: 'TESTGB22',
    serial_parties: { creditor: 'June Harper' },
    sender_acknowledgement_receipt: '2030-01-02T10:30:00+00:00',
    instructed_amount: { currency: 'GBP', amount: '1000.00' },
    confirmed_amount: { currency: 'USD', amount: '1245.00' },
    interbank_settlement_amount: { currency: 'USD', amount: '1250.00' },
    interbank_settlement_date: '2030-01-03',
    charge_amount: [{ currency: 'USD', amount: '5.00' }],
    charge_type: 'shared',
    foreign_exchange_details: { source_currency: 'GBP', target_currency: 'USD', rate: '1.25' },
    last_update_time: '2030-01-02T11:00:00+00:00',
  };
  expect(timelineOf(reading(event)).events).toEqual([
    {
      eventType: 'customer_credit_transfer_payment',
      status: 'processing',
      statusReason: 'transferred_and_tracked',
      from: 'TESTGB2L',
      to: 'TESTDEFF',
      originator: 'TESTGB22',
      forwardedToAgent: 'TESTUS33',
      parties: [{ role: 'creditor', party: 'June Harper' }],
      instructedAmount: { currency: 'GBP', amount: '1000.00' },
      confirmedAmount: { currency: 'USD', amount: '1245.00' },
      interbankSettlementAmount: { currency: 'USD', amount: '1250.00' },
      interbankSettlementDate: '2030-01-03',
      chargeType: 'shared',
      charges: [{ currency: 'USD', amount: '5.00' }],
      foreignExchange: { sourceCurrency: 'GBP', targetCurrency: 'USD', rate: '1.25' },
      fundsAvailable: '2030-01-03T09:00:00+00:00',
      time: '2030-01-02T10:30:00+00:00',
    },
  ]);
});

test('an event with nothing but its type has nulls and empty lists', () => {
  const [event] = timelineOf(reading(blank)).events;
  expect(event).toMatchObject({ status: null, statusReason: null, parties: [], charges: [], foreignExchange: null });
  expect(event?.time).toBeNull();
});

test('an event is dated by its receipt, and by its last update where there is none', () => {
  const [receipt, update] = ['2030-01-02T10:00:00Z', '2030-01-02T12:00:00Z'];
  const both = { ...blank, sender_acknowledgement_receipt: receipt, last_update_time: update };
  const { events } = timelineOf(reading(both, { ...both, sender_acknowledgement_receipt: null }));
  expect(events.map(({ time }) => time)).toEqual([update, receipt]);
});
