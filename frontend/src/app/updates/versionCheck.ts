import { appVersion } from '../../../../domain/messages';

const numbers = (version: string) => version.split('.').map(Number);

/** Whether the first version is newer than the second: "2.1.0" than "2.0.9". A text that is no version is never newer. */
export function isNewer(version: string, than: string): boolean {
  const [left, right] = [numbers(version), numbers(than)];
  if ([...left, ...right].some(Number.isNaN)) return false;
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

const triedKey = 'corridor.triedVersion';

/** The newest version that the site serves; undefined when it cannot be read. */
async function latestVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const manifest = (await response.json()) as { readonly version?: unknown };
    return typeof manifest.version === 'string' ? manifest.version : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the site serves a newer version than the one that runs. */
export async function hasNewerVersion(running: string = appVersion): Promise<boolean> {
  const latest = await latestVersion();
  return latest !== undefined && isNewer(latest, running);
}

/**
 * At the start (specification section 4): reloads the page when a newer version is available, once for each newer version. Resolves
 * to true when it does, so that nothing else starts. If that reload was tried already the old version continues.
 */
export async function reloadIfOutdated(
  reload: () => void = () => window.location.reload(),
  running: string = appVersion,
): Promise<boolean> {
  const latest = await latestVersion();
  if (latest === undefined || !isNewer(latest, running)) return false;
  if (localStorage.getItem(triedKey) === latest) return false;
  localStorage.setItem(triedKey, latest);
  reload();
  return true;
}
