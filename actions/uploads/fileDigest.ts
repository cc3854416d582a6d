import { createHash } from 'node:crypto';

/** What recognises a file that is uploaded again (SHA-256 in hex). */
export const fileDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
