import fc from 'fast-check';
import { wayToReading } from '../../../../domain/payments/reading';
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
