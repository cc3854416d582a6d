import { useEffect } from 'react';

/** Calls every `everyMs` milliseconds while the tab is visible, and at once when it becomes visible again. */
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
