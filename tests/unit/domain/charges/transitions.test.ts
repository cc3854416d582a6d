import { chargeMachine, type ChargeStatus } from '../../../../domain/charges/transitions';
import { mayMove, wayTo } from '../../../../domain/stateMachine';

it.each<[what: string, from: ChargeStatus, to: ChargeStatus, may: boolean]>([
  ['a charge is taken', 'pending', 'processing', true],
  ['an administrator settles it otherwise', 'pending', 'completed', true],
  ['an administrator drops it', 'pending', 'cancelled', true],
  ['it does not fail before it was tried', 'pending', 'failed', false],
  ['the provider takes it', 'processing', 'completed', true],
  ['the provider refuses it', 'processing', 'failed', true],
  ['it is not dropped while it may be taken', 'processing', 'cancelled', false],
  ['it does not go back while it may be taken', 'processing', 'pending', false],
  ['it is tried again', 'failed', 'pending', true],
  ['a failed one is settled otherwise', 'failed', 'completed', true],
  ['a failed one is dropped', 'failed', 'cancelled', true],
  ['a failed one is tried only by way of pending', 'failed', 'processing', false],
])('%s: from %s to %s %s', (_what, from, to, may) => {
  expect(mayMove(chargeMachine, from, to)).toBe(may);
});

it.each<ChargeStatus>(['completed', 'cancelled'])('%s is final: nobody is charged twice', (status) => {
  expect(chargeMachine.next[status]).toEqual([]);
});

it('a charge begins as pending', () => {
  expect(chargeMachine.first).toEqual(['pending']);
  expect(wayTo(chargeMachine, 'pending', 'failed')).toEqual(['processing', 'failed']);
});
