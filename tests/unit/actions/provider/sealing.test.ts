import { seal, unseal } from '../../../../actions/provider/sealing';

const key = 'ab'.repeat(32);

test('what was sealed opens with the same key alone', () => {
  const sealed = seal('provider key', key);
  expect(sealed).not.toContain('provider');
  expect(unseal(sealed, key)).toBe('provider key');
  expect(() => unseal(sealed, 'cd'.repeat(32))).toThrow();
});

test('the same secret seals differently each time', () => {
  expect(seal('x', key)).not.toBe(seal('x', key));
});

test.each([0, 1, 2])('part %d altered is refused', (index) => {
  const parts = seal('provider key', key).split('.');
  const bytes = Buffer.from(parts[index]!, 'base64');
  bytes[0] = bytes[0]! ^ 1;
  parts[index] = bytes.toString('base64');
  expect(() => unseal(parts.join('.'), key)).toThrow();
});

test('something else is not a sealed secret', () => {
  expect(() => unseal('plain', key)).toThrow('not a sealed secret');
});

test.each(['', 'x', 'Schlüssel €', 'a.b.c', 'x'.repeat(1000)])('%j comes back as it was', (secret) => {
  expect(unseal(seal(secret, key), key)).toBe(secret);
});

test.each([
  ['no parts', ''],
  ['two parts', 'YQ==.YQ=='],
  ['parts of another seal', [...seal('a', key).split('.').slice(0, 2), seal('b', key).split('.')[2]].join('.')],
])('a text of %s opens nothing', (_what, text) => {
  expect(() => unseal(text, key)).toThrow();
});

test('a key that is too short seals nothing', () => {
  expect(() => seal('x', 'ab'.repeat(16))).toThrow();
});
