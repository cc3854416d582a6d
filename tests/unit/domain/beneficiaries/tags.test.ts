import { distinctTags, maxTags, splitTags, tagsSchema } from '../../../../domain/beneficiaries/tags';

it.each([
  ['rent, monthly', ['rent', 'monthly']],
  [' rent ,, rent,', ['rent']],
  ['Rent, rent, RENT', ['Rent']],
  ['', []],
])('"%s" has the tags %j', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});

it('keeps the order, and the first of those that differ in capitals alone', () => {
  expect(distinctTags(['b', 'A', 'B', 'a', 'c'])).toEqual(['b', 'A', 'c']);
});

it.each<[string, unknown, boolean]>([
  ['none', [], true],
  ['as many as are allowed', Array.from({ length: maxTags }, (_, index) => `t${index}`), true],
  ['one too many', Array.from({ length: maxTags + 1 }, (_, index) => `t${index}`), false],
  ['40 characters', ['x'.repeat(40)], true],
  ['41 characters', ['x'.repeat(41)], false],
  ['an empty one', [''], false],
  ['one with spaces around it', [' rent'], false],
  ['one with a comma', ['rent,monthly'], false],
  ['one with a line break', ['rent\nmonthly'], false],
  ['no list', undefined, false],
])('%s', async (_what, tags, isValid) => {
  expect(await tagsSchema.isValid(tags, { strict: true })).toBe(isValid);
});
