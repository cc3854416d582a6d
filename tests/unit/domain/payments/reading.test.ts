import fc from 'fast-check';
import { paymentProgress, wayToReading } from '../../../../domain/payments/reading';
import { mayBecome, paymentStatuses } from '../../../../domain/payments/transitions';

it.each([
  ['processing', 'ready_to_send', ['ready_to_send']],
  ['processing', 'completed', ['completed']],
  ['processing', 'deleted', ['failed']],
  ['ready_to_send', 'deleted', ['deleted']],
  ['ready_to_send', 'suspended', ['suspended']],
  ['suspended', 'completed', ['ready_to_send', 'completed']],
  ['awaiting_authorisation', 'ready_to_send', ['authorised', 'processing', 'ready_to_send']],
  ['released', 'ready_to_send', ['ready_to_send']],
  ['completed', 'failed', ['failed']],
  ['completed', 'released', []],
  ['submitted', 'ready_to_send', []],
  ['failed', 'completed', []],
  ['deleted', 'ready_to_send', []],
  ['released', 'a word of tomorrow', []],
  ['released', 'released', []],
  ['released', '', []],
] as const)('%s and the provider says %j: by way of %j', (from, said, way) => {
  expect(wayToReading(from, said)).toEqual(way);
});

const status = fc.constantFrom(...paymentStatuses);

it('whatever the provider says, the table is kept at each step', () => {
  fc.assert(
    fc.property(status, fc.oneof(status, fc.string()), (from, said) => {
      let at = from;
      for (const next of wayToReading(from, said)) {
        expect(mayBecome({ status: at, isSent: true }, next)).toBe(true);
        at = next;
      }
    }),
  );
});

it('of two readings of one second the one later on the way from sending to completion is the newer', () => {
  expect([...paymentProgress]).toEqual(['processing', 'ready_to_send', 'released', 'submitted', 'completed', 'failed']);
});

it('a payment that was sent goes nowhere but to a status of the provider', () => {
  const ours = ['new', 'authorised', 'awaiting_authorisation'];
  for (const from of [
    'ready_to_send',
    'released',
    'submitted',
    'suspended',
    'completed',
    'failed',
    'deleted',
  ] as const) {
    for (const said of ours) expect([from, said, wayToReading(from, said)]).toEqual([from, said, []]);
  }
});

it('a payment found deleted counts as failed while it was being sent, and as deleted afterwards', () => {
  expect(wayToReading('processing', 'deleted')).toEqual(['failed']);
  expect(wayToReading('suspended', 'deleted')).toEqual(['deleted']);
  expect(wayToReading('completed', 'deleted')).toEqual([]);
});
