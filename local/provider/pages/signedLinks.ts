import { createHmac, timingSafeEqual } from 'node:crypto';

/** A path with its end and its signature: whoever has the link may open it until then. */
export function signedPath(path: string, expires: Date, key: string): string {
  const seconds = Math.floor(expires.getTime() / 1000);
  return `${path}?Expires=${seconds}&Signature=${signatureOf(path, String(seconds), key)}`;
}

/** Whether a link was signed with the key and has not ended. */
export function isOpenLink(url: URL, key: string, now: Date): boolean {
  const seconds = url.searchParams.get('Expires') ?? '';
  const given = Buffer.from(url.searchParams.get('Signature') ?? '');
  const expected = Buffer.from(signatureOf(url.pathname, seconds, key));
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(seconds) * 1000 > now.getTime();
}

function signatureOf(path: string, seconds: string, key: string): string {
  return createHmac('sha256', key).update(`${path} ${seconds}`).digest('hex');
}
