import { useEffect } from 'react';

/** Calls again and again while the tab is in sight; a tab that comes back calls at once. */
export function usePolling(call: () => void, everyMs: number, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const tick = () => {
      if (document.visibilityState === 'visible') call();
    };
    const timer = window.setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [call, everyMs, isOn]);
}
