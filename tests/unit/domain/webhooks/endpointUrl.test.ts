import { endpointUrlFault } from '../../../../domain/webhooks/endpointUrl';
import { isPublicAddress } from '../../../../domain/webhooks/publicAddress';
import { hostileHosts } from '../../../support/hostileHosts';

const unreachable = 'Enter an address that is reachable on the public internet.';

test('refuses at least a hundred generated hosts that are not on the public internet', () => {
  expect(new Set(hostileHosts).size).toBe(hostileHosts.length);
  expect(hostileHosts.length).toBeGreaterThanOrEqual(100);
  const taken = hostileHosts.filter((host) => endpointUrlFault(`https://${host}/hook`) === undefined);
  expect(taken).toEqual([]);
});

test.each([
  ['https://erp.example.com/hook', undefined],
  ['https://erp.example.com:8443/hook?tenant=1', undefined],
  ['https://93.184.216.34/hook', undefined],
  ['https://[2606:2800:220:1:248:1893:25c8:1946]/hook', undefined],
  ['http://erp.example.com/hook', 'Enter an address that begins with https://.'],
  ['ftp://erp.example.com', 'Enter an address that begins with https://.'],
  ['erp.example.com', 'Enter an address that begins with https://.'],
  ['https://user@erp.example.com', 'Leave user name and password out of the address.'],
  ['https://:secret@erp.example.com', 'Leave user name and password out of the address.'],
  ['https://erp.example.com/#part', 'Leave out what follows #.'],
  ['https://erp', unreachable],
  ['https://localhost./', unreachable],
  ['https://metadata.google.internal/', unreachable],
])('%s: %s', (url, fault) => expect(endpointUrlFault(url)).toBe(fault));

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4009:80b::200e', true],
  ['127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
