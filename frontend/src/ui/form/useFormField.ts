import { getIn } from 'formik';
import { useCallback, useContext, useEffect } from 'react';
import { FieldLabelsContext, useShownError } from './formErrors';
import { useFormStore, useFormValue, type FormStatus, type FormValues } from './formState';

/** The id of a field's control, which the error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/**
 * Binds a control to a field of the surrounding form, or of one of its rows (`rows[1].amount`). A cleared field has the value ''. The
 * component renders again when its own value or error changes, not with the other fields.
 */
export function useFormField<Value>(name: string, label: string) {
  const store = useFormStore();
  const value = useFormValue((values: FormValues) => getIn(values, name) as Value);
  const error = useShownError(name);
  const labels = useContext(FieldLabelsContext);
  useEffect(() => void labels.set(name, label), [labels, name, label]);

  const onChange = useCallback(
    (next: Value | null) => {
      const { status, setStatus, setFieldValue } = store.read();
      const { fieldErrors } = (status ?? {}) as FormStatus;
      if (fieldErrors?.[name]) {
        const rest = Object.entries(fieldErrors).filter(([field]) => field !== name);
        setStatus({ fieldErrors: Object.fromEntries(rest) } satisfies FormStatus);
      }
      void setFieldValue(name, next ?? '');
    },
    [name, store],
  );
  const onBlur = useCallback(() => void store.read().setFieldTouched(name, true), [name, store]);
  return { id: fieldId(name), value, error, onChange, onBlur };
}
