import { trackingRecord } from '../../../../../actions/provider/records/tracking';
import { wholeOf } from '../samples/sample';
import { tracking, trackingEvent } from '../samples/tracking';
import { read, unreadableFields } from './recordRules';

const whole = wholeOf(tracking);
const withEvent = (event: object) => ({ ...whole, payment_events: [event] });

async function readEvent(event: object): Promise<unknown> {
  return ((await read(trackingRecord, withEvent(event))) as { payment_events: unknown[] }).payment_events[0];
}

it('is read whole, with its events', async () => {
  expect(await read(trackingRecord, whole)).toEqual(whole);
});

it.each([
  ['absent', {}],
  ['null', Object.fromEntries(Object.keys(whole).map((name) => [name, null]))],
])('is null throughout where all is %s', async (_how, body) => {
  expect(await read(trackingRecord, body)).toEqual(Object.fromEntries(Object.keys(whole).map((name) => [name, null])));
});

it('an event of a type of tomorrow is read: event types are an open set', async () => {
  expect(await readEvent({ ...wholeOf(trackingEvent), tracker_event_type: 'brand_new' })).toMatchObject({
    tracker_event_type: 'brand_new',
  });
});

it('an event with nothing but its type has null for the rest', async () => {
  const nothing = Object.fromEntries(Object.keys(trackingEvent.optional).map((name) => [name, null]));
  expect(await readEvent(trackingEvent.required)).toEqual({ ...trackingEvent.required, ...nothing });
});

it.each([
  ['its type', { ...wholeOf(trackingEvent), tracker_event_type: null }, 'payment_events[0].tracker_event_type'],
  [
    'the currency of an amount',
    { ...wholeOf(trackingEvent), instructed_amount: { amount: '1.00' } },
    'payment_events[0].instructed_amount.currency',
  ],
  [
    'the amount of a charge',
    { ...wholeOf(trackingEvent), charge_amount: [{ currency: 'EUR' }] },
    'payment_events[0].charge_amount[0].amount',
  ],
])('an event without %s is unreadable', async (_what, event, field) => {
  expect(await unreadableFields(trackingRecord, withEvent(event))).toEqual([field]);
});

it.each(['transaction_status', 'serial_parties', 'foreign_exchange_details'])(
  'of %s a part that is missing is null',
  async (name) => {
    const parts = Object.keys(trackingEvent.optional[name] as object);
    const event = await readEvent({ ...wholeOf(trackingEvent), [name]: {} });
    expect(event).toMatchObject({ [name]: Object.fromEntries(parts.map((part) => [part, null])) });
  },
);
