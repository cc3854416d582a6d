import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormValues } from './formErrors';

/**
 * Lets a field of the form take over a value whenever that changes, until the user gives the field another one.
 * @param value what the field follows; '' where there is nothing to take over
 */
export function useFollowing(name: string, value: string): void {
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const last = useRef(value);
  const current = values[name];
  useEffect(() => {
    if (value === last.current) return;
    if (current === '' || current === last.current) void setFieldValue(name, value);
    last.current = value;
  }, [name, value, current, setFieldValue]);
}
