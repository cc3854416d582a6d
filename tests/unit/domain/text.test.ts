import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { isEmailAddress, isUuid, isWebsite } from '../../../domain/text';

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

const id = '0b5f1a52-8a57-4c0f-9a55-0d4b3f3f2a11';

it.each([id, id.toUpperCase(), '00000000-0000-0000-0000-000000000000', randomUUID()])('%s can be an id', (text) => {
  expect(isUuid(text)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a word', 'payment'],
  ['a digit too few', id.slice(1)],
  ['a digit too many', `${id}1`],
  ['a letter that is no hexadecimal digit', id.replace('b', 'g')],
  ['no hyphens', id.replaceAll('-', '')],
  ['a hyphen in another place', '0b5f1a528-a57-4c0f-9a55-0d4b3f3f2a11'],
  ['braces', `{${id}}`],
  ['space before', ` ${id}`],
  ['a line after', `${id}\n`],
  ['two ids', `${id}${id}`],
])('%s cannot: %j', (_what, text) => {
  expect(isUuid(text)).toBe(false);
});

it('every uuid of any version can be an id', () => {
  fc.assert(fc.property(fc.uuid(), (text) => isUuid(text)));
});

it.each([
  'https://example.com',
  'http://www.example.co.uk/shop?item=1#top',
  'HTTPS://EXAMPLE.COM',
  'https://example.com:8443/',
  'https://münchen.example',
  'https://xn--e1afmkfd.xn--p1ai',
])('%s is a website', (text) => {
  expect(isWebsite(text)).toBe(true);
});

it.each([
  'example.com',
  'www.example.com',
  'https://',
  'https://localhost',
  'https://example',
  'https://example.com.',
  'https://-a.example',
  'https://192.168.0.1',
  'https://[::1]',
  'https://0x7f.1',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https:/example.com',
  'https://exa mple.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,hello',
  '//example.com',
])('%s is none', (text) => {
  expect(isWebsite(text)).toBe(false);
});
