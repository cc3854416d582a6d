import { allOf, always, anyOf, isAlways, type BoolExp } from '../../hasura/engine/model/boolExp';
import { staticOperand } from '../../hasura/engine/model/staticOperand';
import { arrayOf, integerType, jsonbType, textType } from '../../hasura/engine/model/pgTypes';
import type { Json } from '../../hasura/engine/json';

const never: BoolExp = { kind: 'or', of: [] };
const not = (of: BoolExp): BoolExp => ({ kind: 'not', of });
const A = not(never);
const B = not(A);
const C = not(B);

describe('a conjunction', () => {
  it.each<[string, BoolExp[], BoolExp]>([
    ['of nothing is always true', [], always],
    ['of one part is that part', [A], A],
    ['leaves out what is always true', [always, A, always], A],
    ['takes in the parts of another', [{ kind: 'and', of: [A, B] }, C], { kind: 'and', of: [A, B, C] }],
    [
      'keeps a disjunction whole',
      [{ kind: 'or', of: [A, B] }, C],
      { kind: 'and', of: [{ kind: 'or', of: [A, B] }, C] },
    ],
  ])('%s', (_rule, parts, expected) => {
    expect(allOf(...parts)).toEqual(expected);
  });
});

describe('a disjunction', () => {
  it.each<[string, BoolExp[], BoolExp]>([
    ['of nothing is never true', [], never],
    ['of one part is that part', [A], A],
    ['is always true when one part is', [A, always], always],
    ['leaves out what is never true', [never, A], A],
    ['takes in the parts of another', [{ kind: 'or', of: [A, B] }, C], { kind: 'or', of: [A, B, C] }],
    [
      'keeps a conjunction whole',
      [{ kind: 'and', of: [A, B] }, C],
      { kind: 'or', of: [{ kind: 'and', of: [A, B] }, C] },
    ],
  ])('%s', (_rule, parts, expected) => {
    expect(anyOf(...parts)).toEqual(expected);
  });
});

it.each<[BoolExp, boolean]>([
  [always, true],
  [{ kind: 'and', of: [] }, true],
  [{ kind: 'and', of: [A] }, false],
  [never, false],
])('%j is true of every row: %s', (expression, expected) => {
  expect(isAlways(expression)).toBe(expected);
});

describe('a value of the metadata', () => {
  it.each<[typeof textType, Json, object]>([
    [textType, 'plain', { kind: 'literal', value: 'plain' }],
    [textType, 'X-Hasura-User-Id', { kind: 'session', name: 'x-hasura-user-id' }],
    [textType, 'x-hasura-', { kind: 'session', name: 'x-hasura-' }],
    [textType, 'x-other', { kind: 'literal', value: 'x-other' }],
    [integerType, 5, { kind: 'literal', value: '5' }],
    [integerType, null, { kind: 'literal', value: null }],
    [textType, true, { kind: 'literal', value: 'true' }],
    [textType, { a: 1 }, { kind: 'literal', value: '{"a":1}' }],
    [jsonbType, [1], { kind: 'literal', value: '[1]' }],
    [jsonbType, null, { kind: 'literal', value: 'null' }],
    [jsonbType, 'text', { kind: 'literal', value: '"text"' }],
    [jsonbType, 'X-Hasura-Doc', { kind: 'session', name: 'x-hasura-doc' }],
  ])('of type %j, %j, is %j', (type, value, expected) => {
    expect(staticOperand(type, value)).toEqual({ type, ...expected });
  });

  it('may be a list of which each item is a value', () => {
    expect(staticOperand(arrayOf(textType), ['a', 'X-Hasura-Id'])).toEqual({
      kind: 'list',
      type: arrayOf(textType),
      items: [
        { kind: 'literal', type: textType, value: 'a' },
        { kind: 'session', type: textType, name: 'x-hasura-id' },
      ],
    });
  });
});
