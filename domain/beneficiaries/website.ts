const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Whether a text is the address of a public website: http or https and a host name with a domain, without a user name or a password. */
export function isWebsite(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostName.test(hostname) && username === '' && password === '';
}
