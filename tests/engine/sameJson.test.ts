import { isJsonObject, numberOf, sameJson, type Json } from '../../hasura/engine/json';

it.each<[Json, Json, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, false, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: { x: [1], y: 2 } }, { a: { y: 2, x: [1] } }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
  [{}, [], false],
  [1, numberOf('1.0'), true],
  [100, numberOf('1e2'), true],
  [0, numberOf('-0.00'), true],
  [numberOf('-0.00000000000000000012'), numberOf('-12e-20'), true],
  [numberOf('12345678901234567890'), numberOf('12345678901234567891'), false],
  [numberOf('1e400'), numberOf('-1e400'), false],
  [[{ a: numberOf('1.50') }], [{ a: 1.5 }], true],
])('%j and %j are the same JSON: %s', (left, right, expected) => {
  expect(sameJson(left, right)).toBe(expected);
  expect(sameJson(right, left)).toBe(expected);
});

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
  [numberOf('1e400'), false],
  [undefined, false],
])('%j is a JSON object: %s', (value, expected) => {
  expect(isJsonObject(value)).toBe(expected);
});
