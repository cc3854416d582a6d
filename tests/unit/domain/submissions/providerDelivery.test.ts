import { afterSending, isGivenUp, maxSendAttempts } from '../../../../domain/submissions/providerDelivery';

const now = new Date('2026-11-25T10:00:00Z');
const later = { kind: 'later', problem: 'No answer came in time.' } as const;
const minutesAfter = (attempts: number) =>
  (afterSending(later, attempts, now).nextAttemptAt.getTime() - now.getTime()) / 60_000;

test('an answer decides where the request stands', () => {
  expect(afterSending({ kind: 'accepted', reference: 'AR-1' }, 1, now)).toEqual({
    status: 'sent_to_provider',
    nextAttemptAt: now,
  });
  expect(afterSending({ kind: 'refused', problem: 'No.' }, 1, now)).toEqual({
    status: 'provider_refused',
    nextAttemptAt: now,
  });
});

test('without an answer the request stays for the provider, and waits longer after each attempt but the last', () => {
  const attempts = Array.from({ length: maxSendAttempts }, (_, index) => index + 1);
  expect(attempts.map((attempt) => afterSending(later, attempt, now).status)).toEqual(
    attempts.map(() => 'for_provider'),
  );
  expect(attempts.map(minutesAfter)).toEqual([1, 5, 15, 60, 240, 720, 1200, 0]);
});

test('it is given up with the last attempt, not before', () => {
  expect([maxSendAttempts - 1, maxSendAttempts].map(isGivenUp)).toEqual([false, true]);
});
