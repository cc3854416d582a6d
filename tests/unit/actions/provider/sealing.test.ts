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
