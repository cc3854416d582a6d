import { leaseMs, looksFirst, mayBeginCall } from '../../../../domain/intents/attempt';

it('the first attempt looks nothing up, every later one does', () => {
  expect([1, 2, 3].map(looksFirst)).toEqual([false, true, true]);
});

it.each([
  [0, true],
  [20_000, true],
  [20_001, false],
  [leaseMs + 1, false],
])('%d ms after its claim a sender may begin a call: %s', (heldUpMs, may) => {
  const claimedAt = Date.parse('2026-11-21T10:00:00Z');
  expect(mayBeginCall(new Date(claimedAt + leaseMs), new Date(claimedAt + heldUpMs))).toBe(may);
});
