import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { isUuid } from '../../../domain/uuid';

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
