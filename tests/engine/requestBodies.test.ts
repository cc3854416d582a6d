import { EngineError } from '../../hasura/engine/errors';
import type { Json } from '../../hasura/engine/json';
import { parseJson, toGraphqlRequest } from '../../hasura/engine/transport/body';
import { toEngineError, toGraphqlError, toPlainError } from '../../hasura/engine/transport/errorBody';

describe('JSON of a request', () => {
  it.each(['', '{', '{"a": 1,}', 'undefined', "{'a': 1}"])('%j is refused', (text) => {
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({ code: 'invalid-json', message: 'invalid JSON in the request body' }),
    );
  });
});

describe('a GraphQL request', () => {
  it('has a query, and perhaps variables and the name of an operation', () => {
    const headers = { 'x-trace': '1' };
    expect(toGraphqlRequest({ query: '{ a }' }, headers)).toEqual({
      query: '{ a }',
      variables: {},
      operationName: undefined,
      clientHeaders: headers,
    });
    expect(
      toGraphqlRequest({ query: '{ a }', variables: null, operationName: null, extensions: {} }, {}),
    ).toMatchObject({ variables: {} });
    expect(toGraphqlRequest({ query: '{ a }', variables: { x: 1 }, operationName: 'A' }, {})).toMatchObject({
      variables: { x: 1 },
      operationName: 'A',
    });
  });

  it.each<[Json, string, string, string]>([
    [[], 'parse-failed', '$', 'expected Object'],
    ['text', 'parse-failed', '$', 'expected Object'],
    [null, 'parse-failed', '$', 'expected Object'],
    [{}, 'parse-failed', '$', 'key "query" not found'],
    [{ query: 1 }, 'parse-failed', '$.query', 'expected String'],
    [{ query: null }, 'parse-failed', '$.query', 'expected String'],
    [{ query: '{ a }', operationName: 1 }, 'parse-failed', '$.operationName', 'expected String'],
    [{ query: '{ a }', variables: [] }, 'parse-failed', '$.variables', 'expected Object'],
    [{ query: '{ a }', variables: 'x' }, 'parse-failed', '$.variables', 'expected Object'],
    [{ extensions: { persistedQuery: {} } }, 'not-supported', '$', 'Automatic Persisted Queries is not enabled'],
  ])('is not %j', (body, code, path, message) => {
    expect(() => toGraphqlRequest(body, {})).toThrow(expect.objectContaining({ code, path, message }));
  });
});

describe('an error', () => {
  const known = new EngineError('data-exception', 'bad', '$.x', { internal: { why: 1 } });
  const log = (): void => undefined;

  it.each([
    [true, { why: 1 }],
    [false, undefined],
  ])('shows what is internal to those who may see it: %s', (showInternal, internal) => {
    const extensions = { path: '$.x', code: 'data-exception', ...(internal ? { internal } : {}) };
    expect(toGraphqlError(known, { showInternal }, log)).toEqual({ message: 'bad', extensions });
    const { path, code } = extensions;
    expect(toPlainError(known, { showInternal })).toEqual({
      path,
      error: 'bad',
      code,
      ...(internal ? { internal } : {}),
    });
  });

  it('has the extensions of the handler in the place of its own', () => {
    const error = new EngineError('unexpected', 'no', '$', { extensions: { code: 'theirs' }, internal: 1 });
    expect(toGraphqlError(error, { showInternal: true }, log)).toEqual({
      message: 'no',
      extensions: { code: 'theirs' },
    });
  });

  it.each<[unknown, object]>([
    [new Error('boom'), { message: 'boom' }],
    ['text', { message: 'text', stack: undefined }],
    [undefined, { message: 'undefined' }],
  ])('that is not foreseen goes to the log, and nothing of it to the client: %s', (thrown, entry) => {
    const entries: unknown[] = [];
    expect(toEngineError(thrown, (logged) => entries.push(logged))).toMatchObject({
      code: 'unexpected',
      message: 'internal error',
      path: '$',
    });
    expect(entries).toEqual([expect.objectContaining({ level: 'error', type: 'unhandled', ...entry })]);
  });

  it('by exhausting the stack is a request that is nested too deeply, and no other RangeError is', () => {
    const entries: unknown[] = [];
    const overflow = new RangeError('Maximum call stack size exceeded');
    expect(toEngineError(overflow, (logged) => entries.push(logged))).toMatchObject({ code: 'bad-request' });
    expect(entries).toEqual([]);
    expect(toEngineError(new RangeError('Invalid array length'), (logged) => entries.push(logged))).toMatchObject({
      code: 'unexpected',
    });
    expect(entries).toHaveLength(1);
  });
});
