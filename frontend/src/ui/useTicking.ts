import { useEffect, useState } from 'react';

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
