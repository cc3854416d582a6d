import { useEffect } from 'react';

/** How long to wait in a browser that does not tell when it is idle (Safari), in ms. */
const waitMs = 2000;

/** Loads a file of the portal once the browser has nothing else to do. A failure is left to the first use. */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, waitMs);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(preload);
    return () => window.cancelIdleCallback(request);
  }, [load]);
}
