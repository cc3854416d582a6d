import type { IncomingMessage, ServerResponse } from 'node:http';
import { forThisMachine, isLoopback } from '../../../local/stack/forThisMachine';

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['10.0.0.1', false],
  ['192.168.0.2', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::2', false],
  ['fe80::1%eth0', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['localhost', false],
  ['', false],
  [undefined, false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

interface Call {
  readonly peer?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status of a call, 200 where the handler answered it. */
function statusOf({ peer = '127.0.0.1', url = '/tool', headers = {} }: Call): number {
  const statuses: number[] = [];
  const response = {
    writeHead: (status: number) => {
      statuses.push(status);
      return response;
    },
    end: () => response,
  };
  const request = { url, headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress: peer } };
  const handler = forThisMachine((_request, answer) => answer.writeHead(200).end());
  handler(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return statuses[0] ?? 0;
}

const spoofed = {
  'x-forwarded-for': '127.0.0.1',
  forwarded: 'for=127.0.0.1',
  'x-real-ip': '127.0.0.1',
  origin: 'http://localhost:3000',
};

it.each<[string, Call, number]>([
  ['a program of this machine', {}, 200],
  ['a page of the same origin', { headers: { origin: 'http://localhost:3000' } }, 200],
  ['the same origin in capitals', { headers: { origin: 'HTTP://LOCALHOST:3000' } }, 200],
  ['another machine', { peer: '203.0.113.7' }, 404],
  ['another machine that says it is this one', { peer: '203.0.113.7', headers: spoofed }, 404],
  ['this machine behind other names', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 200],
  ['a page of another port', { headers: { origin: 'http://localhost:4000' } }, 403],
  ['a page of another scheme', { headers: { origin: 'https://localhost:3000' } }, 403],
  ['a page of another name of this machine', { headers: { origin: 'http://127.0.0.1:3000' } }, 403],
  ['a page without an origin of its own', { headers: { origin: 'null' } }, 403],
  ['an empty origin', { headers: { origin: '' } }, 403],
  ['a page of another site', { headers: { origin: 'http://localhost:3000.evil.example' } }, 403],
  ['a query', { url: '/tool?path=/../x' }, 200],
  ['a path that leads elsewhere', { url: '/tool/../other' }, 404],
  ['the same encoded', { url: '/tool/%2e%2E/other' }, 404],
  ['the same with backslashes', { url: '/tool/..\\other' }, 404],
  ['a target that is no URL', { url: '//' }, 404],
])('%s', (_name, call, status) => {
  expect(statusOf(call)).toBe(status);
});
