import { useEffect } from 'react';
import { settledMs } from './timing';

/**
 * Loads a file of the portal once the page has had time for itself and the browser has nothing else to do. A failure is left to the
 * first use. Safari does not tell when it is idle: there the time is all that is waited for.
 */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    let request: number | undefined;
    const timer = window.setTimeout(() => {
      if ('requestIdleCallback' in window) request = window.requestIdleCallback(preload);
      else preload();
    }, settledMs);
    return () => {
      window.clearTimeout(timer);
      if (request !== undefined) window.cancelIdleCallback(request);
    };
  }, [load]);
}
