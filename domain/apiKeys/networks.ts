import ipaddr from 'ipaddr.js';

/** The most networks of one key. */
export const maxNetworks = 20;

/** Whether a text is a network in CIDR notation, or one address. */
export function isNetwork(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : isAddress(text);
}

/**
 * Whether an address is in one of the networks. An IPv6 form of an IPv4 address is that IPv4 address.
 * @param networks in CIDR notation, or single addresses; none: every address is
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = rangeOf(network);
    return base.kind() === asked.kind() && asked.match(base, bits);
  });
}

// Forms such as "10.1" or octal numbers are addresses for ipaddr.js, and mistakes here.
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

function rangeOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const address = ipaddr.process(network);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const prefixOf = { ipv4: 24, ipv6: 48 } as const;

/**
 * The network by which first uses of a key are counted. Users and servers change their address within it.
 * @example networkOf('192.0.2.77') // '192.0.2.0/24'
 * @throws Error for a text that is no address
 */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  const cidr = `${parsed.toString()}/${prefixOf[parsed.kind()]}`;
  const base =
    parsed.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${base.toString()}/${prefixOf[parsed.kind()]}`;
}
