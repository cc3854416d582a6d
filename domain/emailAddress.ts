/**
 * Whether a text has the form of an e-mail address: a name, one at sign, and a host with a dot in it. It is no regular expression, because one
 * would try each at sign with each dot.
 */
export function isEmailAddress(text: string): boolean {
  const [name, host, ...others] = text.split('@');
  if (!name || !host || others.length > 0 || /\s/.test(text)) return false;
  return host.lastIndexOf('.', host.length - 2) > 0;
}
