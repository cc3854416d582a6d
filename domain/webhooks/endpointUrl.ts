import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './publicAddress';

/** The longest URL of an endpoint, in UTF-16 code units. */
export const maxUrlLength = 500;

/** Names that resolve inside a network or a machine only. */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * What is wrong with the URL of an endpoint, for its field; undefined if nothing. Where its host name leads is checked when it is saved and
 * at each connection (`actions/organisations/webhooks/publicHost.ts`).
 */
export function endpointUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.protocol !== 'https:') return 'Enter an address that begins with https://.';
  if (url.username || url.password) return 'Leave user name and password out of the address.';
  if (url.hash) return 'Leave out what follows #.';
  if (!isPublicHost(hostOf(url))) return 'Enter an address that is reachable on the public internet.';
  return undefined;
}

/** The host of a URL: a name, or an address without brackets. The URL parser has turned decimal and octal forms into dotted ones. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function isPublicHost(host: string): boolean {
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host.includes('.') && !localName.test(host);
}
