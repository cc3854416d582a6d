import { inputValue, valueText } from '../../../../local/console/model/inputValue';

it.each([
  ['String', '12', '12'],
  ['numeric', '12.50', '12.50'],
  ['uuid', ' ', ' '],
  ['Int', '12', 12],
  ['Float', '1.5', 1.5],
  ['Int', '', ''],
  ['Int', 'twelve', 'twelve'],
  ['Boolean', 'true', true],
  ['Boolean', 'false', false],
  ['Boolean', 'yes', 'yes'],
  ['jsonb', '{"a":[1]}', { a: [1] }],
  ['jsonb', '{a', '{a'],
  ['[String!]', 'new, failed,', ['new', 'failed']],
  ['[Int!]', '1,2', [1, 2]],
  ['[String!]', '["a,b"]', ['a,b']],
])('as %s, %p is %p', (type, text, value) => {
  expect(inputValue(type, text)).toEqual(value);
});

it.each([
  [null, ''],
  [undefined, ''],
  ['a', 'a'],
  [false, 'false'],
  [{ a: 1 }, '{"a":1}'],
])('%p is written %p', (value, text) => {
  expect(valueText(value)).toBe(text);
});
