import type { AllowlistEntry } from '../../hasura/engine/metadata/types';
import { asAdmin, asUser, startEngine, type GraphqlBody, type RunningEngine } from './support/fixture';
import { changeMetadata } from './support/metadata';
import { openSocket } from './support/socket';

const refusal = { message: 'query is not allowed', extensions: { path: '$', code: 'validation-failed' } };
const titles = 'query titles { ledgers { id ...rest } } fragment rest on ledgers { title }';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ enforceAllowList: true });
  await allow([{ collection: 'titles' }, { collection: 'auditors', scope: { global: false, roles: ['auditor'] } }]);
});
afterAll(() => running.stop());

const allow = (allowlist: AllowlistEntry[]): Promise<string[]> =>
  changeMetadata(running, (metadata) => ({
    ...metadata,
    allowlist,
    query_collections: [
      { name: 'titles', definition: { queries: [{ name: 'titles', query: titles }] } },
      { name: 'auditors', definition: { queries: [{ name: 'ids', query: '{ ledgers { id } }' }] } },
    ],
  }));

const isAllowed = async (query: string, headers = asUser('maker')): Promise<boolean> => {
  const { errors } = await running.post(query, headers);
  if (errors) expect(errors).toEqual([refusal]);
  return !errors;
};

it.each([
  ['as it is listed', titles],
  ['with other white space', titles.replaceAll(' ', '\n  ')],
  ['with __typename anywhere', titles.replaceAll('{ ', '{ __typename ')],
])('allows an operation %s, at first and again', async (_how, query) => {
  expect([await isAllowed(query), await isAllowed(query)]).toEqual([true, true]);
});

it.each([
  ['another field', titles.replace('id', 'id big')],
  ['another order of fields', titles.replace('id ...rest', '...rest id')],
  ['an alias', titles.replace('id', 'a: id')],
  ['another name', titles.replace('query titles', 'query others')],
  ['its fragment written out', 'query titles { ledgers { id title } }'],
  ['introspection', '{ __schema { queryType { name } } }'],
])('refuses an operation with %s, at first and again', async (_what, query) => {
  expect([await isAllowed(query), await isAllowed(query)]).toEqual([false, false]);
});

it('allows admin everything, but not another role by the admin secret', async () => {
  expect(await isAllowed('{ ledgers { big } }', asAdmin())).toBe(true);
  expect(await isAllowed('{ ledgers { big } }', asUser('maker'))).toBe(false);
});

it('allows a collection of certain roles to those alone', async () => {
  expect(await isAllowed('{ ledgers { id } }', asAdmin('auditor', { 'x-hasura-parent-id': '1' }))).toBe(true);
  expect(await isAllowed('{ ledgers { id } }')).toBe(false);
});

it('checks each operation of a batch', async () => {
  const response = await fetch(`${running.url}/v1/graphql`, {
    method: 'POST',
    headers: asUser('maker'),
    body: JSON.stringify([{ query: titles }, { query: '{ ledgers { id } }' }]),
  });
  const [first, second] = (await response.json()) as GraphqlBody[];
  expect(first?.data?.ledgers).toHaveLength(2);
  expect(second).toEqual({ errors: [refusal] });
});

it('checks what comes over a socket', async () => {
  const socket = await openSocket(running.url, { headers: asUser('maker') });
  socket.send({ id: '1', type: 'subscribe', payload: { query: '{ ledgers { id } }' } });
  expect(await socket.take()).toEqual({ id: '1', type: 'error', payload: [refusal] });
  socket.send({ id: '2', type: 'subscribe', payload: { query: titles } });
  expect((await socket.take()).type).toBe('next');
  socket.close();
});

it('reports a collection that is not there, and serves the others', async () => {
  expect(await allow([{ collection: 'none' }, { collection: 'titles' }])).toContain('allowlist none');
  expect(await isAllowed(titles)).toBe(true);
});

it('allows everything unless it is told to enforce the list', async () => {
  const open = await startEngine();
  const { data } = await open.post('{ ledgers { id } }', asUser('maker'));
  await open.stop();
  expect(data?.ledgers).toHaveLength(2);
});
