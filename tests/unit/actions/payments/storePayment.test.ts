import { randomUUID } from 'node:crypto';
import { shortReference } from '../../../../actions/payments/storePayment';

const now = new Date('2026-11-21T10:00:00Z');

test('the day and eight readable characters', () => {
  expect(shortReference('10e9e023-2e08-4ae9-8a1e-ec58f9649fcf', now)).toMatch(/^261121-[2-9A-HJ-NP-Z]{8}$/);
});

test('ten thousand ids, ten thousand references', () => {
  const references = Array.from({ length: 10_000 }, () => shortReference(randomUUID(), now));
  expect(new Set(references).size).toBe(10_000);
});
