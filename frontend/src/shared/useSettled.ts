import { useEffect, useState } from 'react';

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
