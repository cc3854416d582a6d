import { createHash } from 'node:crypto';

/** The same uuid for the same name at every seeding, so that the demo's parts can point at each other. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`corridor demo ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
