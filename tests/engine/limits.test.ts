import type { ApiLimits } from '../../hasura/engine/metadata/types';
import { asAdmin, asUser, startEngine, type GraphqlBody, type RunningEngine } from './support/fixture';
import { changeMetadata } from './support/metadata';
import { openSocket } from './support/socket';

const tooDeep = { message: 'query exceeded depth limit', extensions: { path: '$', code: 'validation-failed' } };
const tooWide = { message: 'query exceeded node limit', extensions: { path: '$', code: 'validation-failed' } };
const tooMany = { message: 'request exceeded batch limit', extensions: { path: '$', code: 'validation-failed' } };

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

const limit = (api_limits: ApiLimits): Promise<string[]> =>
  changeMetadata(running, (metadata) => ({ ...metadata, api_limits }));

const errorsOf = async (query: string, headers = asUser('maker')): Promise<unknown> =>
  (await running.post(query, headers)).errors;

const batch = async (length: number, headers = asUser('maker')): Promise<GraphqlBody | GraphqlBody[]> => {
  const response = await fetch(`${running.url}/v1/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(Array.from({ length }, () => ({ query: '{ __typename }' }))),
  });
  return (await response.json()) as GraphqlBody | GraphqlBody[];
};

describe('the depth of a query', () => {
  beforeAll(() => limit({ depth_limit: { global: 3, per_role: { auditor: 1 } } }));

  it.each([
    ['plainly', '{ ledgers { tenant { ledgers { id } } } }'],
    [
      'by fragments',
      '{ ledgers { ...a } } fragment a on ledgers { tenant { ...b } } fragment b on tenants { ledgers { id } }',
    ],
    ['by inline fragments', '{ ledgers { ... on ledgers { tenant { ... { ledgers { id } } } } } }'],
  ])('is limited, nested %s', async (_how, query) => {
    expect(await errorsOf(query)).toEqual([tooDeep]);
    expect(await errorsOf(query)).toEqual([tooDeep]);
  });

  it('may reach the limit', async () => {
    expect(await errorsOf('{ ledgers { tenant { id } postings { id } } }')).toBeUndefined();
  });

  it('is limited for a role of its own, and not for admin', async () => {
    const auditor = asAdmin('auditor', { 'x-hasura-parent-id': '1' });
    expect(await errorsOf('{ ledgers { id } }', auditor)).toEqual([tooDeep]);
    expect(await errorsOf('{ ledgers { tenant { ledgers { id } } } }', asAdmin())).toBeUndefined();
  });

  it('does not count introspection', async () => {
    expect(await errorsOf('{ __schema { types { fields { type { ofType { name } } } } } }')).toBeUndefined();
  });

  it('ends at a cycle of fragments, which is another error', async () => {
    const query = '{ ledgers { ...a } } fragment a on ledgers { tenant { ledgers { ...a } } }';
    expect(await errorsOf(query)).toMatchObject([{ message: 'the fragment definition(s) a form a cycle' }]);
  });

  it('is found quickly where nested fragments double one another, and so are the fields', async () => {
    const doubling = Array.from(
      { length: 60 },
      (_, at) => `fragment f${at} on ledgers { ...f${at + 1} ...f${at + 1} }`,
    );
    const fragments = `${doubling.join(' ')} fragment f60 on ledgers { id }`;
    expect(await errorsOf(`{ ledgers { tenant { ledgers { ...f0 } } } } ${fragments}`)).toEqual([tooDeep]);
    expect(await errorsOf(`{ ledgers { ...f0 } } ${fragments}`)).toBeUndefined();
  });

  it('is limited over a socket', async () => {
    const socket = await openSocket(running.url, { headers: asUser('maker') });
    const query = 'subscription { ledgers { tenant { ledgers { id } } } }';
    socket.send({ id: '1', type: 'subscribe', payload: { query } });
    expect(await socket.take()).toEqual({ id: '1', type: 'error', payload: [tooDeep] });
    socket.close();
  });
});

describe('the nodes of a query', () => {
  beforeAll(() => limit({ node_limit: { global: 3, per_role: { auditor: 1 } } }));

  it.each([
    ['by aliases', '{ a: ledgers { id } b: ledgers { id } c: ledgers { id } d: ledgers { id } }'],
    ['inside one another', '{ ledgers { tenant { ledgers { tenant { id } } } } }'],
    [
      'by a fragment in several places',
      '{ a: ledgers { ...t } b: ledgers { ...t } } fragment t on ledgers { tenant { id } }',
    ],
  ])('are limited, %s', async (_how, query) => {
    expect(await errorsOf(query)).toEqual([tooWide]);
  });

  it('may reach the limit; fields without a selection and introspection are no nodes', async () => {
    expect(await errorsOf('{ ledgers { tenant { id } postings { id amount } } __typename }')).toBeUndefined();
    expect(await errorsOf('{ __schema { types { fields { type { ofType { name } } } } } }')).toBeUndefined();
  });

  it('are limited for a role of its own, and not for admin', async () => {
    const auditor = asAdmin('auditor', { 'x-hasura-parent-id': '1' });
    expect(await errorsOf('{ ledgers { postings { id } } }', auditor)).toEqual([tooWide]);
    expect(await errorsOf('{ a: ledgers { tenant { ledgers { tenant { id } } } } }', asAdmin())).toBeUndefined();
  });
});

describe('the length of a batch', () => {
  beforeAll(() => limit({ batch_limit: { global: 2 } }));

  it('is limited as a whole', async () => {
    expect(await batch(2)).toHaveLength(2);
    expect(await batch(3)).toEqual({ errors: [tooMany] });
    expect(await batch(3, asAdmin())).toHaveLength(3);
  });
});

it('limits nothing when disabled', async () => {
  await limit({ disabled: true, depth_limit: { global: 1 }, batch_limit: { global: 1 } });
  expect(await errorsOf('{ ledgers { tenant { id } } }')).toBeUndefined();
  expect(await batch(2)).toHaveLength(2);
});

it('hides the schema from roles for which introspection is off', async () => {
  await changeMetadata(running, (metadata) => ({
    ...metadata,
    graphql_schema_introspection: { disabled_for_roles: ['user'] },
  }));
  expect(await errorsOf('{ __schema { queryType { name } } }')).toEqual([
    {
      message: "field '__schema' not found in type: 'query_root'",
      extensions: { path: '$.selectionSet.__schema', code: 'validation-failed' },
    },
  ]);
  expect(await errorsOf('{ __type(name: "ledgers") { name } }')).toHaveLength(1);
  expect(await errorsOf('{ __typename ledgers { __typename } }')).toBeUndefined();
  expect(await errorsOf('{ __schema { queryType { name } } }', asAdmin())).toBeUndefined();
});
