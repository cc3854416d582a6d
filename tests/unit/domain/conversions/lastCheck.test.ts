import { refusalToBuy } from '../../../../domain/conversions/lastCheck';

const quoteExpiresAt = new Date('2026-11-21T10:00:00Z');
const conversion = { uniqueRequestId: 'key', digest: 'digest', quoteExpiresAt };
const owed = { key: 'key', digest: 'digest' };
const before = new Date('2026-11-21T09:59:59.999Z');

it.each([
  ['as it was shown', owed, before, undefined],
  ['at the moment the quote expires', owed, quoteExpiresAt, 'quote_expired'],
  ['with other content', { ...owed, digest: 'other' }, before, 'content_changed'],
  ['under another key', { ...owed, key: 'other' }, before, 'content_changed'],
])('%s: %s', (_name, which, now, refusal) => {
  expect(refusalToBuy(conversion, which, now)).toBe(refusal);
});

it('other content is named before an expired quote: the person looks at the content first', () => {
  expect(refusalToBuy(conversion, { ...owed, digest: 'other' }, quoteExpiresAt)).toBe('content_changed');
});
