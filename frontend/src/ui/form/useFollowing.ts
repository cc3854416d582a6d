import { useEffect, useRef } from 'react';
import { useFormStore, type FormValues } from './formState';

/**
 * Lets a field of the form take over a value whenever that changes, until the user gives the field another one.
 * @param value what the field follows; '' where there is nothing to take over
 */
export function useFollowing(name: string, value: string): void {
  const store = useFormStore<FormValues>();
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    const { values, setFieldValue } = store.read();
    if (values[name] === '' || values[name] === last.current) void setFieldValue(name, value);
    last.current = value;
  }, [name, value, store]);
}
