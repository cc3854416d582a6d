import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses that the internet routes. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, of a cloud's metadata, multicast, documentation,
 * benchmarking or otherwise special, and not an IPv6 form that leads to an IPv4 address.
 * @param address IPv4 or IPv6, as a resolver answers; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
