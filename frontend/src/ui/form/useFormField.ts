import { getIn, useFormikContext } from 'formik';
import { useCallback, useContext, useEffect } from 'react';
import { FieldLabelsContext, useShownErrors, type FormStatus, type FormValues } from './formErrors';

/** The id of a field's control, which the error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/**
 * Binds a control to a field of the surrounding form, or of one of its rows (`rows[1].amount`). A cleared field has the value ''. The returned props change only with their
 * own field, so that typing in one field does not render the others again.
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
  return { id: fieldId(name), value: getIn(values, name) as Value, error, onChange, onBlur };
}
