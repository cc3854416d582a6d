import { parseJsonPath } from '../../hasura/engine/plan/jsonPath';

it.each([
  ['$', []],
  ['$.a[0].b', ['a', '0', 'b']],
  ['.a._b', ['a', '_b']],
  [`names['two words']`, ['names', 'two words']],
  ['rows.[1].["ß"]', ['rows', '1', 'ß']],
])('%s', (path, segments) => {
  expect(parseJsonPath(path, '$')).toEqual(segments);
});

it.each(['a..b', 'a[', '$.a b'])('refuses %s', (path) => {
  expect(() => parseJsonPath(path, '$.args.path')).toThrow(/^parse json path error/);
});
