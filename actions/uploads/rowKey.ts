import { createHash } from 'node:crypto';

/** The key of a row's effect: the same id at every attempt, derived from the upload and the row's number (a UUID of version 5). */
export function rowKey(uploadId: string, rowNumber: number): string {
  const hex = createHash('sha1').update(`${uploadId}/${rowNumber}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
