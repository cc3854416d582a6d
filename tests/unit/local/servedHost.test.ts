import { isServedHost, listenAddress } from '../../../local/stack/servedHost';

it.each([
  ['localhost:3000', undefined, true],
  ['LOCALHOST', undefined, true],
  ['127.0.0.1:3000', undefined, true],
  ['[::1]:3000', undefined, true],
  ['portal:3000', 'portal', true],
  ['portal', 'Portal', true],
  ['localhost:3000', 'portal', true],
  ['portal:3000', undefined, false],
  ['evil.example:3000', 'portal', false],
  ['localhost.evil.example', undefined, false],
  ['evil.example:80:3000', undefined, false],
  ['localhost@evil.example', undefined, false],
  ['127.0.0.2', undefined, false],
  ['', undefined, false],
  [undefined, undefined, false],
])('a request for %s, where HOST is %s, is served: %s', (header, host, expected) => {
  expect(isServedHost(header, host)).toBe(expected);
});

it.each([
  [undefined, '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['portal', undefined],
  ['0.0.0.0', undefined],
])('where HOST is %s, the stack listens on %s', (host, address) => {
  expect(listenAddress(host)).toBe(address);
});
