import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postMessage, type Posting } from '../../../../../actions/organisations/webhooks/delivery/postMessage';
import {
  publicAddresses,
  systemResolve,
  type HostAddress,
} from '../../../../../actions/organisations/webhooks/publicHost';
import { hostileHosts } from '../../../../support/hostileHosts';

let server: Server | undefined;
let received: string[] = [];

async function serve(answer: RequestListener): Promise<string> {
  received = [];
  server = createServer((request, response) => {
    received.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

const anywhere: Posting = { resolve: systemResolve, isAnywhereAllowed: true, timeoutMs: 400 };
const guarded: Posting = { ...anywhere, isAnywhereAllowed: false };
const post = (url: string, posting: Posting) =>
  postMessage({ url, headers: { 'webhook-id': 'one' }, body: '{}' }, posting);
const answers = (...rounds: HostAddress[][]) => {
  const left = [...rounds];
  return jest.fn(() => Promise.resolve(left.shift() ?? []));
};
const at = (address: string): HostAddress => ({ address, family: address.includes(':') ? 6 : 4 });

test('posts the body with its headers, and keeps the beginning of the answer', async () => {
  const url = await serve((request, response) => {
    request.resume();
    request.on('end', () => response.end(`${String(request.headers['webhook-id'])}\0\n${'a'.repeat(5000)}`));
  });
  const { status, excerpt } = await post(`${url}/hook`, anywhere);
  expect([status, excerpt.length, excerpt.slice(0, 6)]).toEqual([200, 500, 'one aa']);
  expect(received).toEqual(['/hook']);
});

test('follows no redirect', async () => {
  const url = await serve((_request, response) => response.writeHead(307, { location: '/inside' }).end());
  expect(await post(`${url}/hook`, anywhere)).toEqual({ status: 307, excerpt: '' });
  expect(received).toEqual(['/hook']);
});

test('gives up an answer that does not come, or does not end', async () => {
  const silent = await serve(() => undefined);
  expect(await post(silent, anywhere)).toEqual({ status: undefined, excerpt: 'No answer came in time.' });
});

test('reads no more of an endless answer than it keeps', async () => {
  const url = await serve((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(1000)));
    };
    response.on('drain', more);
    more();
  });
  expect((await post(url, anywhere)).status).toBe(200);
});

test('gives up a resolver that does not answer', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await post('https://erp.example.com', { ...guarded, resolve: never })).toEqual({
    status: undefined,
    excerpt: 'No answer came in time.',
  });
});

test.each(hostileHosts.filter((host) => /^[\d[]/.test(host)))('does not connect to %s', async (host) => {
  const { status, excerpt } = await post(`https://${host}/hook`, guarded);
  expect([status, excerpt]).toEqual([
    undefined,
    'The host name leads to an address that is not on the public internet.',
  ]);
});

test('asks once where a host is, and connects to no later answer', async () => {
  const url = await serve((_request, response) => response.end('inside'));
  const port = new URL(url).port;
  const resolve = answers([at('93.184.216.34')], [at('127.0.0.1')]);
  const { status } = await post(`https://erp.example.com:${port}/hook`, { ...guarded, resolve });
  expect(status).toBeUndefined();
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(received).toEqual([]);
});

test('refuses plain HTTP', async () => {
  const resolve = answers([at('93.184.216.34')]);
  const { excerpt } = await post('http://erp.example.com', { ...guarded, resolve });
  expect(excerpt).toBe('The address does not begin with https://.');
});

test.each([
  [['93.184.216.34', '10.0.0.1'], 'The host name leads to an address that is not on the public internet.'],
  [['::ffff:169.254.169.254'], 'The host name leads to an address that is not on the public internet.'],
  [[], 'The host name has no address.'],
])('a host with the addresses %j is refused', async (addresses, message) => {
  await expect(publicAddresses('erp.example.com', answers(addresses.map(at)))).rejects.toThrow(message);
});

test('a host whose addresses are all public is answered with them', async () => {
  const addresses = [at('93.184.216.34'), at('2606:2800:220:1:248:1893:25c8:1946')];
  expect(await publicAddresses('erp.example.com', answers(addresses))).toEqual(addresses);
});
