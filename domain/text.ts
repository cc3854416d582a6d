/**
 * Whether a text has the form of an e-mail address: a name, one at sign, and a host with a dot in it. It is no regular expression, because one
 * would try each at sign with each dot.
 */
export function isEmailAddress(text: string): boolean {
  const [name, host, ...others] = text.split('@');
  if (!name || !host || others.length > 0 || /\s/.test(text)) return false;
  return host.lastIndexOf('.', host.length - 2) > 0;
}

const idPattern = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. Any other text is answered like an id that does not exist. */
export function isUuid(text: string): boolean {
  return idPattern.test(text);
}

const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Whether a text is the address of a public website: http or https and a host name with a domain, without a user name or a password. */
export function isWebsite(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostName.test(hostname) && username === '' && password === '';
}

/**
 * Invisible characters: control characters other than tabs and line breaks, direction marks, zero-width spaces and joiners
 * (Default_Ignorable_Code_Point of Unicode), and halves of surrogate pairs. With them, two texts that look the same differ, or a text reads
 * otherwise than it is stored. The null character is among them: the database cannot store it.
 */
const hidden = /(?![\t-\r\u0085])\p{Control}|[\p{Default_Ignorable_Code_Point}\p{Surrogate}\ufff9-\ufffb]/u;

/** What the user is told. */
export const hiddenCharactersText =
  'Remove hidden characters: control characters, direction marks and zero-width ones, such as the joiner inside some emoji.';

/** Whether a text has an invisible character. Tabs and line breaks do not count. */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text);
}
