import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { errorOf } from './support/ownSchema';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

const answer = async (query: string, variables: unknown = {}): Promise<unknown> =>
  (await running.post(query, asAdmin(), variables)).data;

describe('@include and @skip', () => {
  it.each<[string, unknown]>([
    ['id @include(if: true) title @include(if: false)', { id: 1 }],
    ['id @skip(if: true) title @skip(if: false)', { title: 'Cash' }],
    ['id @include(if: true) @skip(if: true) title', { title: 'Cash' }],
    ['id @include(if: false) @skip(if: false) title', { title: 'Cash' }],
    ['id @include(if: true) @skip(if: false)', { id: 1 }],
    ['id ... @skip(if: true) { title }', { id: 1 }],
    ['id ...f @include(if: false)', { id: 1 }],
    ['id ...f @include(if: true)', { id: 1, title: 'Cash' }],
    ['id @include(if: false) id', { id: 1 }],
  ])('{ %s }', async (selection, expected) => {
    const fragment = selection.includes('...f') ? 'fragment f on ledgers { title }' : '';
    expect(await answer(`{ ledgers_by_pk(id: 1) { ${selection} } } ${fragment}`)).toEqual({ ledgers_by_pk: expected });
  });

  it('follow their variable at each request of the same document', async () => {
    const query = 'query ($on: Boolean!) { ledgers_by_pk(id: 1) { id title @include(if: $on) } }';
    expect(await answer(query, { on: true })).toEqual({ ledgers_by_pk: { id: 1, title: 'Cash' } });
    expect(await answer(query, { on: false })).toEqual({ ledgers_by_pk: { id: 1 } });
  });

  it('leave an empty object when they leave no root field', async () => {
    expect(await answer('{ ledgers @skip(if: true) { id } }')).toEqual({});
  });

  it.each([
    ['{ ledgers { id @include } }', "missing required field 'if'", '.ledgers.selectionSet.include'],
    [
      '{ ledgers { id @skip(if: 1) } }',
      "expected a boolean for type 'Boolean', but found a number",
      '.ledgers.selectionSet.skip.if',
    ],
    ['{ ledgers { id @cached } }', "directive 'cached' is not allowed on a field", '.ledgers.selectionSet'],
    [
      '{ ledgers { ... @cached { id } } }',
      "directive 'cached' is not allowed on an inline fragment",
      '.ledgers.selectionSet',
    ],
    [
      '{ ledgers { ...f @cached } } fragment f on ledgers { id }',
      "directive 'cached' is not allowed on a fragment spread",
      '.ledgers.selectionSet',
    ],
    [
      '{ ledgers { id @skip(if: false) @skip(if: false) } }',
      "the following directives are used more than once: ['skip']",
      '.ledgers.selectionSet',
    ],
    ['{ ledgers { id @deprecated } }', "directive 'deprecated' is not defined in the schema", '.ledgers.selectionSet'],
  ])('are refused in %s', async (query, message, path) => {
    expect(await errorOf(running, query)).toEqual({
      message,
      code: 'validation-failed',
      path: `$.selectionSet${path}`,
    });
  });

  it('do not go on operations', async () => {
    const query = 'query @include(if: true) { ledgers { id } }';
    const message = "directive 'include' is not allowed on a query";
    expect(await errorOf(running, query)).toEqual({ message, code: 'validation-failed', path: '$' });
    expect(await answer('query @cached(ttl: 10) { ledgers_by_pk(id: 1) { id } }')).toEqual({
      ledgers_by_pk: { id: 1 },
    });
  });
});

describe('fields of one response name', () => {
  it('are one field with all that is selected in them', async () => {
    const query = '{ ledgers_by_pk(id: 2) { parent { id } parent { title } } ledgers_by_pk(id: 2) { id } }';
    expect(await answer(query)).toEqual({ ledgers_by_pk: { id: 2, parent: { id: 1, title: 'Cash' } } });
  });

  it('keep the order in which names are met first', async () => {
    const query = '{ ledgers_by_pk(id: 1) { b: title a: id ...f b: title } } fragment f on ledgers { c: id }';
    const response = await fetch(`${running.url}/v1/graphql`, {
      method: 'POST',
      headers: asAdmin(),
      body: JSON.stringify({ query }),
    });
    expect(await response.text()).toBe('{"data":{"ledgers_by_pk":{"b":"Cash","a":1,"c":1}}}');
  });

  it.each([
    [
      '{ a: ledgers { id } a: tenants { id } }',
      "selection of both 'ledgers' and 'tenants' specify the same response name, 'a'",
      '.tenants',
    ],
    [
      '{ ledgers(limit: 1) { id } ledgers { title } }',
      "inconsistent arguments between multiple selections of field 'ledgers'",
      '.ledgers',
    ],
    [
      '{ ledgers { x: id x: title } }',
      "selection of both 'id' and 'title' specify the same response name, 'x'",
      '.ledgers.selectionSet.title',
    ],
  ])('must mean the same: %s', async (query, message, path) => {
    expect(await errorOf(running, query)).toEqual({
      message,
      code: 'validation-failed',
      path: `$.selectionSet${path}`,
    });
  });
});

describe('a fragment', () => {
  it('adds nothing on another type', async () => {
    const query =
      '{ ledgers_by_pk(id: 1) { id ... on tenants { name } ...f ... on ledgers { title } } } fragment f on postings { amount }';
    expect(await answer(query)).toEqual({ ledgers_by_pk: { id: 1, title: 'Cash' } });
  });

  it('may stand in another and be spread twice', async () => {
    const query =
      '{ a: ledgers_by_pk(id: 1) { ...f } b: ledgers_by_pk(id: 2) { ...f ...g } } fragment f on ledgers { ...g } fragment g on ledgers { id }';
    expect(await answer(query)).toEqual({ a: { id: 1 }, b: { id: 2 } });
  });

  it('has one definition', async () => {
    const query = '{ ledgers { ...f } } fragment f on ledgers { id } fragment f on ledgers { title }';
    expect(await errorOf(running, query)).toEqual({
      message: 'multiple definitions for fragment "f"',
      code: 'parse-failed',
      path: '$',
    });
  });

  it.each([
    ['a', 'fragment a on ledgers { ...a }', 'a', '.a.selectionSet'],
    ['a', 'fragment a on ledgers { ...b } fragment b on ledgers { ...a }', 'a and b', '.a.selectionSet.b.selectionSet'],
    [
      'a',
      'fragment a on ledgers { ...b } fragment b on ledgers { ...c } fragment c on ledgers { ...a }',
      'a, b and c',
      '.a.selectionSet.b.selectionSet.c.selectionSet',
    ],
  ])('does not contain itself: %s in %s', async (spread, fragments, names, path) => {
    expect(await errorOf(running, `{ ledgers { ...${spread} } } ${fragments}`)).toEqual({
      message: `the fragment definition(s) ${names} form a cycle`,
      code: 'validation-failed',
      path: `$.selectionSet.ledgers.selectionSet${path}`,
    });
  });
});

describe('a document', () => {
  const two = 'query A { ledgers_by_pk(id: 1) { id } } query B { ledgers_by_pk(id: 2) { id } }';
  const send = async (query: string, operationName?: unknown): Promise<Record<string, unknown>> => {
    const body = JSON.stringify({ query, operationName });
    const response = await fetch(`${running.url}/v1/graphql`, { method: 'POST', headers: asAdmin(), body });
    return (await response.json()) as Record<string, unknown>;
  };

  it('runs the operation of the given name', async () => {
    expect(await send(two, 'B')).toEqual({ data: { ledgers_by_pk: { id: 2 } } });
    expect(await send('query A { ledgers_by_pk(id: 1) { id } }', null)).toEqual({ data: { ledgers_by_pk: { id: 1 } } });
  });

  it.each([
    [two, undefined, 'exactly one operation has to be present in the document when operationName is not specified'],
    [two, 'C', 'no such operation found in the document: "C"'],
    ['{ ledgers { id } }', 'A', 'operationName cannot be used when an anonymous operation exists in the document'],
    [
      'fragment f on ledgers { id }',
      undefined,
      'exactly one operation has to be present in the document when operationName is not specified',
    ],
    ['mutation { nothing }', undefined, "field 'nothing' not found in type: 'mutation_root'"],
  ])('%s, asked for %s, is refused', async (query, name, message) => {
    expect(await send(query, name)).toMatchObject({ errors: [{ message, extensions: { code: 'validation-failed' } }] });
  });

  it.each([
    ['', 'is empty'],
    ['{', 'is cut short'],
    ['{ ledgers(limit: 1, limit: 2) { id } }', 'gives an argument twice'],
    ['{ ledgers(where: {id: {_eq: 1, _eq: 2}}) { id } }', 'gives a field of an object twice'],
    ['{ ledgers { id @skip(if: true, if: false) } }', 'gives an argument of a directive twice'],
  ])('%j is not valid: it %s', async (query) => {
    expect(await send(query)).toEqual({
      errors: [{ message: 'not a valid graphql query', extensions: { path: '$.query', code: 'validation-failed' } }],
    });
  });
});
