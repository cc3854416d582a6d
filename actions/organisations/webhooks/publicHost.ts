import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../../../domain/webhooks/publicAddress';

/** An address of a host. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Asks for all addresses of a host. An address resolves to itself. @throws Error where there is none */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>;

/** The resolver of the machine. */
export const systemResolve: Resolve = (host) => lookup(host, { all: true });

/** A host that has no address, or one that is not on the public internet. */
export class HostRefused extends Error {}

/**
 * The addresses of a host, each of them public. The caller connects to one of these, and does not ask the resolver again: it may answer
 * differently then.
 * @throws HostRefused
 */
export async function publicAddresses(host: string, resolve: Resolve): Promise<readonly HostAddress[]> {
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new HostRefused('The host name has no address.');
  if (!addresses.every(({ address }) => isPublicAddress(address))) {
    throw new HostRefused('The host name leads to an address that is not on the public internet.');
  }
  return addresses;
}
