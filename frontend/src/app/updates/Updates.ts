import { PageWorker } from './PageWorker';
import { hasNewerVersion } from './versionCheck';

/** Whether a newer version can be had, and the way to it. */
export interface Updates {
  readonly isAvailable: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly apply: () => void;
}

/** How long a tab must have been out of sight before its return asks for a newer version, in milliseconds. */
const awayLongMs = 10 * 60_000;

interface Options {
  readonly hasWorker: boolean;
  readonly now: () => Date;
  readonly reload: () => void;
}

/**
 * Watches for newer versions: by the service worker where there is one, and by the version manifest when a tab comes back after a
 * while. Both show the same banner.
 */
export function watchUpdates({ hasWorker, now, reload }: Options): Updates {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const worker = navigator.serviceWorker && new PageWorker(navigator.serviceWorker, reload);
  let isManifestNewer = false;
  worker?.subscribe(tell);
  void (hasWorker ? worker?.start() : worker?.remove());

  whenBack(now, async () => {
    if (hasWorker) void worker?.look();
    isManifestNewer = await hasNewerVersion();
    tell();
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

/** Calls when the tab comes into sight again after a while. */
function whenBack(now: () => Date, call: () => void) {
  let hiddenSince: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenSince = now().getTime();
    else if (hiddenSince !== undefined && now().getTime() - hiddenSince >= awayLongMs) call();
  });
}
