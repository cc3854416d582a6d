import { EngineError, fieldNotFound, invariant, pathTo, validationFailed } from '../../hasura/engine/errors';

it.each([
  ['$', 'args', '$.args'],
  ['$', '_and', '$._and'],
  ['$.x', 0, '$.x[0]'],
  ['$.x', 'a1', '$.x.a1'],
  ['$.x', '1a', '$.x["1a"]'],
  ['$.x', 'odd key', '$.x["odd key"]'],
  ['$.x', 'a"b', '$.x["a\\"b"]'],
  ['$.x', '', '$.x[""]'],
])('the path %s and the segment %j make %s', (path, segment, expected) => {
  expect(pathTo(path, segment)).toBe(expected);
});

it('an error is about the whole request unless a path says more', () => {
  expect(new EngineError('unexpected', 'no')).toMatchObject({
    name: 'EngineError',
    code: 'unexpected',
    message: 'no',
    path: '$',
    detail: {},
  });
  expect(validationFailed('$.a', 'no')).toMatchObject({ code: 'validation-failed', path: '$.a', detail: {} });
});

it('a field that is not found is named with its type', () => {
  expect(fieldNotFound('$.a', 'b', 'T')).toMatchObject({
    code: 'validation-failed',
    message: "field 'b' not found in type: 'T'",
    path: '$.a',
    detail: { missing: { field: 'b', type: 'T' } },
  });
});

it('a broken invariant is a fault of the engine, not of the request', () => {
  expect(() => invariant(false, 'it holds')).toThrow(new Error('invariant: it holds'));
  expect(() => invariant(0, 'it holds')).toThrow('invariant: it holds');
  expect(() => invariant(1, 'it holds')).not.toThrow();
});
