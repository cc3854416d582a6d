import { duplicateCodes, leaseMs, maxExchangeMs, mayBeginCall } from '../../../../domain/intents/attempt';

it.each([
  [0, true],
  [20_000, true],
  [20_001, false],
  [leaseMs + 1, false],
])('%d ms after its claim a sender may begin a call: %s', (heldUpMs, may) => {
  const claimedAt = Date.parse('2026-11-21T10:00:00Z');
  expect(mayBeginCall(new Date(claimedAt + leaseMs), new Date(claimedAt + heldUpMs))).toBe(may);
});

it('a sender may begin until its call could outlast its lease, to the millisecond', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const until = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  expect([40_000, 39_999, 0, -1].map((left) => mayBeginCall(until(left), now))).toEqual([true, false, false, false]);
});

it('the provider has three words for a key that was used before', () => {
  expect(duplicateCodes).toEqual(['duplicate_request', 'duplicate_unique_request_id', 'login_id_in_use']);
});

it('a lease holds signing in and a look-up, and the longest call after them', () => {
  const claimedAt = new Date('2026-11-21T10:00:00Z');
  const after = (exchanges: number) => new Date(claimedAt.getTime() + exchanges * maxExchangeMs);
  expect(mayBeginCall(new Date(claimedAt.getTime() + leaseMs), after(2))).toBe(true);
  expect(after(2 + 4).getTime()).toBeLessThanOrEqual(claimedAt.getTime() + leaseMs);
});
