import fc from 'fast-check';

test('properties draw from the seed of the run', () => {
  const seed = Number(process.env.TEST_SEED ?? 1);
  expect(fc.check(fc.property(fc.integer(), () => true)).seed).toBe(seed);
});
