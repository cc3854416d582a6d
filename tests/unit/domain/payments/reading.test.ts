import fc from 'fast-check';
import { isNewerReading, statusAfterReading } from '../../../../domain/payments/reading';
import { mayBecome, paymentStatuses } from '../../../../domain/payments/transitions';

it.each([
  ['processing', false, 'ready_to_send', 'ready_to_send'],
  ['processing', true, 'completed', 'completed'],
  ['processing', true, 'deleted', 'failed'],
  ['ready_to_send', true, 'deleted', 'deleted'],
  ['ready_to_send', true, 'suspended', 'suspended'],
  ['released', true, 'ready_to_send', 'ready_to_send'],
  ['completed', true, 'failed', 'failed'],
  ['completed', true, 'released', 'completed'],
  ['submitted', true, 'ready_to_send', 'submitted'],
  ['failed', true, 'completed', 'failed'],
  ['deleted', true, 'ready_to_send', 'deleted'],
  ['released', true, 'a word of tomorrow', 'released'],
  ['released', true, '', 'released'],
] as const)('%s (sent: %s) and the provider says %j: %s', (status, isSent, said, after) => {
  expect(statusAfterReading({ status, isSent }, said)).toBe(after);
});

const status = fc.constantFrom(...paymentStatuses);

it('whatever the provider says, the table is kept', () => {
  fc.assert(
    fc.property(status, fc.boolean(), fc.oneof(status, fc.string()), (from, isSent, said) => {
      expect(mayBecome({ status: from, isSent }, statusAfterReading({ status: from, isSent }, said))).toBe(true);
    }),
  );
});

const early = new Date('2026-11-21T10:00:00Z');
const late = new Date('2026-11-21T10:00:01Z');

it.each([
  [null, 'completed', early, 'processing', true],
  [early, 'completed', late, 'ready_to_send', true],
  [late, 'ready_to_send', early, 'completed', false],
  [early, 'ready_to_send', early, 'released', true],
  [early, 'released', early, 'ready_to_send', false],
  [early, 'released', early, 'released', true],
  [early, 'completed', early, 'failed', true],
  [early, 'ready_to_send', early, 'suspended', true],
] as const)('known at %s as %s, read at %s as %s: newer %s', (knownAt, known, readAt, said, isNewer) => {
  const reading = { updatedAt: readAt, status: said };
  expect(isNewerReading({ updatedAt: knownAt, status: known }, reading)).toBe(isNewer);
});
