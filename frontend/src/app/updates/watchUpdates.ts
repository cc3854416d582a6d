import type { Updates } from '../../session/services';
import { PageWorker } from './PageWorker';
import { hasNewerVersion } from './versionCheck';

/** How long a tab must have been hidden before its return checks for a newer version, in milliseconds. */
const minHiddenMs = 10 * 60_000;

interface Options {
  readonly hasWorker: boolean;
  readonly now: () => Date;
  readonly reload: () => void;
}

/**
 * Watches for newer versions: by the service worker where there is one, and by the version manifest when a tab is visible again after a
 * while. Both show the same banner.
 */
export function watchUpdates({ hasWorker, now, reload }: Options): Updates {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const worker = 'serviceWorker' in navigator ? new PageWorker(navigator.serviceWorker, reload) : undefined;
  let isManifestNewer = false;
  worker?.subscribe(notify);
  void (hasWorker ? worker?.start() : worker?.remove());

  const checkManifest = async () => {
    isManifestNewer = await hasNewerVersion();
    notify();
  };
  onReturn(now, () => {
    if (hasWorker) void worker?.checkForUpdate();
    void checkManifest();
  });

  const hasWaitingWorker = () => worker?.getState() === 'updateAvailable';
  return {
    isAvailable: () => isManifestNewer || hasWaitingWorker(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    apply: () => (hasWaitingWorker() ? worker?.apply() : reload()),
  };
}

/** Calls when the tab becomes visible again after `minHiddenMs`. */
function onReturn(now: () => Date, call: () => void) {
  let hiddenSince: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenSince = now().getTime();
    else if (hiddenSince !== undefined && now().getTime() - hiddenSince >= minHiddenMs) call();
  });
}
