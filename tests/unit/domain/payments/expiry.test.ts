import { expiresAt, expiryText, isExpired } from '../../../../domain/payments/expiry';

const waitingSince = new Date('2026-11-01T09:00:00Z');

test('a payment expires the stated days after its last change, to the moment', () => {
  const waiting = { waitingSince, expiryDays: 14 };
  expect(expiresAt(waiting)).toEqual(new Date('2026-11-15T09:00:00Z'));
  expect(isExpired(waiting, new Date('2026-11-15T08:59:59.999Z'))).toBe(false);
  expect(isExpired(waiting, new Date('2026-11-15T09:00:00Z'))).toBe(true);
});

test('without days it waits without end', () => {
  const waiting = { waitingSince, expiryDays: null };
  expect(expiresAt(waiting)).toBeUndefined();
  expect(isExpired(waiting, new Date('2126-11-01T09:00:00Z'))).toBe(false);
});

test('the reason counts the days', () => {
  expect(expiryText(1)).toBe('It was not approved within one day.');
  expect(expiryText(14)).toBe('It was not approved within 14 days.');
});
