import { stackUrl } from '../support/stack';

/** The functions that anybody may call, and one that only Hasura may. */
const addresses: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/activity-log'],
  ['GET', '/currencies'],
  ['POST', '/api-keys/token'],
  ['GET', '/api-keys/jwks.json'],
  ['POST', '/webhooks/tcc'],
  ['POST', '/actions/users'],
];

/** The headers by which an answer lets pages of other origins read it. */
async function sharing(path: string, method: string, headers: Record<string, string>) {
  const body = method === 'POST' ? '{}' : undefined;
  const response = await fetch(`${stackUrl()}${path}`, { method, headers: { ...headers, connection: 'close' }, body });
  await response.body?.cancel();
  return [...response.headers].filter(([name]) => name.startsWith('access-control-allow-origin'));
}

const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
const others = ['http://evil.example', 'null', `${stackUrl()}.evil.example`, 'http://localhost'];

test.each(addresses)('%s %s lets pages of the portal alone read its answer', async (method, path) => {
  for (const origin of others) {
    expect(await sharing(path, method, { origin })).toEqual([]);
    expect(await sharing(path, 'OPTIONS', { origin, ...preflight })).toEqual([]);
  }
  const own = [['access-control-allow-origin', stackUrl()]];
  expect(await sharing(path, method, { origin: stackUrl() })).toEqual(own);
  expect(await sharing(path, 'OPTIONS', { origin: stackUrl(), ...preflight })).toEqual(own);
});
