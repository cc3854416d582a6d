import { createHash } from 'node:crypto';

/** An id that follows from what it is of: the same at every attempt (a UUID of version 5 in form). */
export function derivedId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha1').update(parts.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
