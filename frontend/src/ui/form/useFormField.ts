import { useFormikContext } from 'formik';
import { useCallback, useContext, useEffect } from 'react';
import { FieldLabelsContext, useShownErrors, type FormStatus, type FormValues } from './formErrors';

/** The id of a field's control, which the error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/**
 * Binds a control of the design system to a field of the form around it. A field that is cleared holds an empty text. What a
 * control gets changes only with its own field, so that a key in one field draws no other anew.
 */
export function useFormField<Value>(name: string, label: string) {
  const { values, setFieldValue, setFieldTouched, status, setStatus } = useFormikContext<FormValues>();
  const error = useShownErrors()[name];
  const labels = useContext(FieldLabelsContext);
  useEffect(() => void labels.set(name, label), [labels, name, label]);

  const onChange = useCallback(
    (value: Value | null) => {
      const { fieldErrors } = (status ?? {}) as FormStatus;
      if (fieldErrors?.[name]) {
        const rest = Object.entries(fieldErrors).filter(([field]) => field !== name);
        setStatus({ fieldErrors: Object.fromEntries(rest) } satisfies FormStatus);
      }
      void setFieldValue(name, value ?? '');
    },
    [name, status, setStatus, setFieldValue],
  );
  const onBlur = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);
  return { id: fieldId(name), value: values[name] as Value, error, onChange, onBlur };
}
