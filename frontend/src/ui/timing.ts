import { useEffect, useState, useCallback, useRef } from 'react';

/** The shortest time between two searches while the user types, in ms (specification section 9). */
export const searchThrottleMs = 200;

/** How long after the pointer enters a tooltip opens, and how long after it leaves it closes, in ms (specification section 9). */
export const tooltipDelayMs = { open: 500, close: 0 } as const;

/** How long a panel's content stays mounted after it is closed, in ms (specification section 9). */
export const panelCloseMs = 500;

/** How long a load takes before a skeleton shows, and how long a skeleton shows at least, in ms. */
export const skeletonMs = { after: 150, atLeast: 300 } as const;

/** How long a page has for itself before what its next step needs is fetched, in ms. */
const settledMs = 2000;

/** How long the first page has the network to itself, in ms: what only later pages need is fetched after it. */
export const firstPageMs = 10_000;

/** How often counts are refetched besides their live queries, in ms (specification section 9). */
export const pollEveryMs = 60_000;

const tickMs = 1000;

/** A value, such as the time that remains, read again every second. `read` must stay the same function. */
export function useTicking<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const timer = window.setInterval(() => setValue(read()), tickMs);
    return () => window.clearInterval(timer);
  }, [read]);
  return value;
}

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

/**
 * A throttled function: it calls at most once per `ms`, with the latest value. The first call is delayed too, so that a word typed
 * quickly is one call.
 * @param ms the shortest time between two calls, in milliseconds
 */
export function useThrottle<Value>(call: (value: Value) => void, ms: number): (value: Value) => void {
  const latestCall = useRef(call);
  const latestValue = useRef<Value>(undefined);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    latestCall.current = call;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(
    (value: Value) => {
      latestValue.current = value;
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        latestCall.current(latestValue.current as Value);
      }, ms);
    },
    [ms],
  );
}

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

/**
 * A value once it has not changed for a time, and before that the one of before. For a request that should wait until the user has
 * stopped changing what it depends on.
 * @param ms how long the value must stay the same, in milliseconds
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), ms);
    return () => window.clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
