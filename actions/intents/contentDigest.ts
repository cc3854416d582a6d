import { createHash } from 'node:crypto';

/** The hash of a flat content (SHA-256 in hex). The order of its fields makes no difference. */
export function contentDigest(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest('hex');
}
