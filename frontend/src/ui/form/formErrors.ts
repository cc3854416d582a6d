import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';

/** When a field shows its error: after an attempt to submit, or as soon as it has been left. */
export type ErrorTiming = 'afterSubmit' | 'touched';

/** The labels of the form's fields by name, for the error summary. */
export const FieldLabelsContext = createContext<Map<string, string>>(new Map());

/** When the fields of the form around show their errors. */
export const ErrorTimingContext = createContext<ErrorTiming>('afterSubmit');

/** What the server refused, by field; kept until the field changes. */
export interface FormStatus {
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** The values of any form, by field. */
export type FormValues = Record<string, unknown>;

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

/** The errors that may be shown now (specification section 5), by field. */
export function useShownErrors(): Readonly<Record<string, string>> {
  const { errors, touched, submitCount, status } = useFormikContext<FormValues>();
  const timing = useContext(ErrorTimingContext);
  const own = Object.entries(errors).filter(
    ([name]) => submitCount > 0 || (timing === 'touched' && Boolean(touched[name])),
  );
  const texts = own.flatMap(([name, error]) => {
    const text = textOf(error);
    return text ? [[name, text] as const] : [];
  });
  return { ...(status as FormStatus | undefined)?.fieldErrors, ...Object.fromEntries(texts) };
}
