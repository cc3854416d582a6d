import { getIn, useFormikContext } from 'formik';
import { createContext, useContext, useMemo } from 'react';

/** When a field shows its error: after an attempt to submit, or after it has lost the focus. */
export type ErrorTiming = 'afterSubmit' | 'touched';

/** The labels of the form's fields by name, for the error summary. */
export const FieldLabelsContext = createContext<Map<string, string>>(new Map());

/** The error timing of the surrounding form. */
export const ErrorTimingContext = createContext<ErrorTiming>('afterSubmit');

/** The server's errors by field; each is kept until its field changes. */
export interface FormStatus {
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** The values of any form, by field. */
export type FormValues = Record<string, unknown>;

/** Errors by the name of their field, as yup writes it: `rows[1].amount` for a field of a row. */
function namedErrors(errors: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof errors === 'string') return [[name, errors]];
  if (Array.isArray(errors)) return errors.flatMap((inner, index) => namedErrors(inner, `${name}[${index}]`));
  return Object.entries(errors ?? {}).flatMap(([key, inner]) => namedErrors(inner, name ? `${name}.${key}` : key));
}

/** The errors to show now, by field (specification section 5). The same object until one of them changes. */
export function useShownErrors(): Readonly<Record<string, string>> {
  const { errors, touched, submitCount, status } = useFormikContext<FormValues>();
  const timing = useContext(ErrorTimingContext);
  return useMemo(() => {
    const visible = namedErrors(errors).filter(
      ([name]) => submitCount > 0 || (timing === 'touched' && Boolean(getIn(touched, name))),
    );
    return { ...(status as FormStatus | undefined)?.fieldErrors, ...Object.fromEntries(visible) };
  }, [errors, touched, submitCount, status, timing]);
}
