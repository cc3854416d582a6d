import { screen, within } from '@testing-library/react';
import { trackerSteps } from '../../../frontend/src/features/payments/tracking/trackerSteps';
import type { Tracker, TrackerEvent } from '../../../frontend/src/features/payments/tracking/trackingQuery';
import { paymentDetails } from '../support/data';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';

const event = (change: Partial<TrackerEvent> = {}): TrackerEvent => ({
  eventType: 'customer_credit_transfer_payment',
  status: 'processing',
  statusReason: 'transferred_and_tracked',
  time: '2026-11-21T09:00:00Z',
  from: 'TCCLGB2LXXX',
  to: 'COBADEFFXXX',
  originator: null,
  forwardedToAgent: null,
  parties: [],
  instructedAmount: null,
  confirmedAmount: null,
  interbankSettlementAmount: null,
  interbankSettlementDate: null,
  chargeType: null,
  charges: [],
  foreignExchange: null,
  fundsAvailable: null,
  ...change,
});

const tracker = (events: readonly TrackerEvent[], completionTime: string | null = null): Tracker => ({
  uetr: '6f1e2f0c-7f3c-4f0e-9d6e-2f8a3f0a9b11',
  status: 'processing',
  statusReason: 'transferred_and_tracked',
  initiationTime: '2026-11-21T09:00:00Z',
  completionTime,
  lastUpdateTime: '2026-11-21T10:00:00Z',
  events,
});

const nothing = {
  __typename: 'PaymentTrackingInfo',
  format: null,
  message: null,
  status: null,
  submission_ref: null,
  decodedMessage: [],
  tracker: null,
};
const message = {
  format: 'MT103',
  message: '{4: :20:261118-LYCAHO001 -}',
  status: 'success',
  submission_ref: 'SUB-1',
  decodedMessage: [
    { __typename: 'DecodedMessageField', tag: '20', label: "Sender's reference", value: '261118-LYCAHO001' },
    { __typename: 'DecodedMessageField', tag: '59', label: 'Address', value: '1 Wharf Road' },
    { __typename: 'DecodedMessageField', tag: '59', label: 'Address', value: 'London' },
  ],
};

function open(change: object, answer: object = nothing) {
  serveSession();
  const details = paymentDetails({ paymentType: 'priority', tccPaymentId: 't-1', status: 'submitted', ...change });
  onQuery('payment', { payments_by_pk: details, paymentsYouCanAuthorise: [] });
  const calls = onQuery('getPaymentTrackingInfo', { getPaymentTrackingInfo: { ...nothing, ...answer } });
  return { calls, ...renderPortal('/account/payments/p-1?tab=tracking') };
}

/** An answer as the server gives it, with the names of its types. */
const named = (value: Tracker) => ({
  __typename: 'PaymentTracker',
  ...value,
  events: value.events.map((one) => ({ __typename: 'PaymentTrackerEvent', ...one })),
});

test('the tab shows the way from bank to bank and the message, and asks again on request', async () => {
  const { calls, user } = open({}, { ...message, tracker: named(tracker([event()])) });
  const way = await screen.findByRole('list', { name: 'From bank to bank' });
  expect(within(way).getByText('Payment: processing')).toBeVisible();
  expect(within(way).getByText('From TCCLGB2LXXX to COBADEFFXXX')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Copy UETR: 6f1e2f0c/ })).toBeVisible();
  expect(screen.getByText("Sender's reference (20)")).toBeVisible();
  expect(screen.getByText(/1 Wharf Road/)).toHaveTextContent('1 Wharf Road London');
  expect(screen.getByText('{4: :20:261118-LYCAHO001 -}')).not.toBeVisible();
  await user.click(screen.getByText('Show the message itself'));
  expect(screen.getByText('{4: :20:261118-LYCAHO001 -}')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask the provider again' }));
  expect(calls.map(({ variables }) => variables)).toEqual([{ paymentId: 'p-1' }, { paymentId: 'p-1' }]);
});

test('a message that cannot be read is shown as it is', async () => {
  open({}, { ...message, decodedMessage: [], message: 'unreadable' });
  expect(await screen.findByText(/fields of this message cannot be read/)).toBeVisible();
  expect(screen.getByText('unreadable')).toBeVisible();
});

test.each([
  ['not sent', { tccPaymentId: null, status: 'awaiting_authorisation' }, {}, /has not been sent/, 0],
  ['sent, but not yet with the bank', {}, {}, /has not passed this payment to the bank yet/, 1],
  ['local', { paymentType: 'regular' }, {}, /Local payments have no message to show/, 1],
  ['local with a message', { paymentType: 'regular' }, message, /Local payments are not tracked/, 1],
  ['reported by no bank yet', {}, { tracker: named(tracker([])) }, /No bank has reported/, 1],
])('a payment that is %s says so', async (_state, change, answer, text, asked) => {
  const { calls } = open(change, answer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls).toHaveLength(asked);
});

test('a refusal of the provider is shown, with a way to try again', async () => {
  open({});
  refuseQuery('getPaymentTrackingInfo', 'The provider cannot be reached. Nothing was lost; try again in a moment.', {
    code: 'provider_unavailable',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The provider cannot be reached.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('the steps of the tracker', () => {
  test('are in the order of time, the last one open until the payment has ended', () => {
    const events = [event({ from: 'SECOND' }), event({ from: 'FIRST' })];
    const states = (one: Tracker) => trackerSteps(one).map(({ state }) => state);
    expect(trackerSteps(tracker(events))[0]?.lines).toContain('From FIRST to COBADEFFXXX');
    expect(states(tracker(events))).toEqual(['done', 'current']);
    expect(states(tracker(events, '2026-11-21T12:00:00Z'))).toEqual(['done', 'done']);
    expect(states(tracker([event({ status: 'rejected' }), event()]))).toEqual(['done', 'failed']);
    expect(states(tracker([event({ status: 'RJCT' })], '2026-11-21T12:00:00Z'))).toEqual(['failed']);
  });

  test('say what is known of an event', () => {
    const money = (amount: string, currency = 'EUR') => ({ amount, currency });
    const [step] = trackerSteps(
      tracker([
        event({
          originator: 'TCCLGB2LXXX',
          forwardedToAgent: 'DEUTDEFFXXX',
          instructedAmount: money('100.00', 'GBP'),
          interbankSettlementAmount: money('115.00'),
          interbankSettlementDate: '2026-11-24T00:00:00+00:00',
          foreignExchange: { sourceCurrency: 'GBP', targetCurrency: 'EUR', rate: '1.15' },
          confirmedAmount: money('110.00'),
          charges: [money('4.00'), money('1.00')],
          chargeType: 'shared',
          parties: [{ role: 'creditor_agent', party: 'COBADEFFXXX' }],
        }),
      ]),
    );
    expect(step?.lines).toEqual([
      'Transferred and tracked',
      '21 Nov 2026, 09:00 UTC',
      'From TCCLGB2LXXX to COBADEFFXXX forwarded to DEUTDEFFXXX',
      'Instructed 100.00 GBP',
      'Settled between the banks 115.00 EUR on 24 Nov 2026',
      'Exchanged from GBP to EUR at 1.15',
      'Confirmed 110.00 EUR',
      'Charges 4.00 EUR and 1.00 EUR, shared',
      'Creditor agent COBADEFFXXX',
    ]);
  });

  test.each([
    [{ eventType: 'credit_transfer_payment_cancellation_request', status: null }, 'Request to cancel the payment'],
    [{ eventType: 'something_new', status: 'on_hold' }, 'Something new: on hold'],
  ])('%j is called "%s"', (change, title) => {
    expect(trackerSteps(tracker([event(change)]))[0]?.title).toBe(title);
  });

  test('a reporter other than the sender is named, and charges without an amount', () => {
    const [step] = trackerSteps(tracker([event({ originator: 'BARCGB22XXX', chargeType: 'ours' })]));
    expect(step?.lines).toContain('From TCCLGB2LXXX to COBADEFFXXX reported by BARCGB22XXX');
    expect(step?.lines).toContain('Charges: ours');
  });
});
