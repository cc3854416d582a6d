import { isInNetworks, isNetwork, networkOf } from '../../../../domain/apiKeys/networks';

test.each([
  ['192.0.2.7', [], true],
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.8', ['192.0.2.7'], false],
  ['192.0.2.0', ['192.0.2.0/31'], true],
  ['192.0.2.2', ['192.0.2.0/31'], false],
  ['192.0.2.2', ['10.0.0.0/8', '192.0.2.0/24'], true],
  ['::ffff:192.0.2.2', ['192.0.2.0/24'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db8::1', ['2001:db8::1'], true],
  ['2001:db8::2', ['2001:db8::1'], false],
  ['192.0.2.2', ['::/0'], false],
  ['unknown', ['0.0.0.0/0'], false],
])('%s in %j: %s', (address, networks, isIn) => expect(isInNetworks(address, networks)).toBe(isIn));

test.each([
  ['192.0.2.0/24', true],
  ['192.0.2.1', true],
  ['2001:db8::/32', true],
  ['192.0.2.0/33', false],
  ['192.0.2', false],
  ['0300.0.2.1', false],
  ['example.com', false],
  ['', false],
])('%s is a network: %s', (text, is) => expect(isNetwork(text)).toBe(is));

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
