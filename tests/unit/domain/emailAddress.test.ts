import fc from 'fast-check';
import { isEmailAddress } from '../../../domain/emailAddress';

/** The form that browsers and users know, for short texts. */
const known = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

test.each([
  ['a@b.c', true],
  ['una.tester@demo.invalid', true],
  ['a@b.c.d', true],
  ['@b.c', false],
  ['a@', false],
  ['a', false],
  ['a@b', false],
  ['a@.c', false],
  ['a@b.', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  ['a@b.c\n', false],
])('%j: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne);
});

test('a text is one where the known form fits', () => {
  const text = fc.string({ unit: fc.constantFrom('@', '@', '.', '.', 'a', 'é', ' ', '\n'), maxLength: 8 });
  fc.assert(
    fc.property(text, (any) => expect(isEmailAddress(any)).toBe(known.test(any))),
    { numRuns: 2_000 },
  );
});
