import { posix } from 'node:path';

/**
 * The file that a request's target names: decoded once, with single slashes and without `.` and `..`, beginning with a slash.
 * Undefined where a part of it is hidden (the build writes hidden files for its own tests), and for a target that cannot be decoded.
 */
export function sitePath(target: string): string | undefined {
  const path = decoded(target.split('?')[0] ?? '');
  if (!path?.startsWith('/')) return undefined;
  const normal = posix.normalize(path.replaceAll('\\', '/')).replace(/^\/+/, '/');
  return normal.includes('/.') ? undefined : normal;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
