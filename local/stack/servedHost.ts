const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The address to listen on: loopback alone, or every address (undefined) where `HOST` names the machine for others. */
export function listenAddress(host: string | undefined): string | undefined {
  return host === undefined || loopbackNames.includes(host) ? '127.0.0.1' : undefined;
}

/**
 * Whether a request's Host header names this stack. A page of another site whose name was pointed at this machine sends its own name, and
 * the browser takes the answer as that site's.
 */
export function isServedHost(header: string | undefined, host: string | undefined): boolean {
  const name = header?.toLowerCase().replace(/:\d+$/, '');
  return name !== undefined && (loopbackNames.includes(name) || name === host?.toLowerCase());
}
