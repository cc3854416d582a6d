import { createHash } from 'node:crypto';

/** A flat content as one hash (SHA-256 in hex), whatever the order of its fields: what an intent was written for. */
export function contentDigest(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest('hex');
}
