/** Hosts inside a network or a machine, each in the forms in which a URL can name it. */
const privateIpv4 = [
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '169.254.0.1',
  '0.0.0.0',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

function formsOf(address: string): string[] {
  const bytes = address.split('.').map(Number);
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const words = [bytes.slice(0, 2), bytes.slice(2)].map((pair) => pair.map(hex).join(''));
  return [
    address,
    String(number),
    `0x${number.toString(16)}`,
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    `[::ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${words.join(':')}]`,
    `[2002:${words.join(':')}::]`,
  ];
}

const ipv6 = ['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '100::1', '2001:db8::1', 'fec0::1'];
const names = ['localhost', 'portal.localhost', 'printer.local', 'metadata.google.internal', 'router.lan', 'intranet'];

/** At least a hundred hosts that no webhook may be sent to. */
export const hostileHosts: readonly string[] = [
  ...new Set([...privateIpv4.flatMap(formsOf), ...ipv6.map((address) => `[${address}]`), ...names]),
];
