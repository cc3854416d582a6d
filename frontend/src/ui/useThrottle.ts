import { useCallback, useEffect, useRef } from 'react';

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
