import { useCallback, useEffect, useRef } from 'react';

/**
 * A call that happens at most once in the given time, with the latest value, and once at the end. The first call waits for
 * its turn too, so that a word typed in one go is one call.
 * @param ms the shortest time between two calls
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
