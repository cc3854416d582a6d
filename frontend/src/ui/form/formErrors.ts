import { getIn } from 'formik';
import { createContext, useContext, useMemo } from 'react';
import { useFormState, type FormState, type FormStatus, type FormValues } from './formState';

/** When a field shows its error: after an attempt to submit, or after it has lost the focus. */
export type ErrorTiming = 'afterSubmit' | 'touched';

/** The labels of the form's fields by name, for the error summary. */
export const FieldLabelsContext = createContext<Map<string, string>>(new Map());

/** The error timing of the surrounding form. */
export const ErrorTimingContext = createContext<ErrorTiming>('afterSubmit');

type ErrorState = Pick<FormState<FormValues>, 'errors' | 'touched' | 'submitCount' | 'status'>;

const isShown = ({ touched, submitCount }: ErrorState, name: string, timing: ErrorTiming) =>
  submitCount > 0 || (timing === 'touched' && Boolean(getIn(touched, name)));

const errorsOfServer = ({ status }: ErrorState) => (status as FormStatus | undefined)?.fieldErrors;

/** Errors by the name of their field, as yup writes it: `rows[1].amount` for a field of a row. */
function namedErrors(errors: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof errors === 'string') return [[name, errors]];
  if (Array.isArray(errors)) return errors.flatMap((inner, index) => namedErrors(inner, `${name}[${index}]`));
  return Object.entries(errors ?? {}).flatMap(([key, inner]) => namedErrors(inner, name ? `${name}.${key}` : key));
}

/** The errors to show now, by field (specification section 5). The same object until one of them changes. */
export function useShownErrors(): Readonly<Record<string, string>> {
  const errors = useFormState(({ errors }) => errors);
  const touched = useFormState(({ touched }) => touched);
  const submitCount = useFormState(({ submitCount }) => submitCount);
  const status: unknown = useFormState(({ status }) => status as unknown);
  const timing = useContext(ErrorTimingContext);
  return useMemo(() => {
    const state = { errors, touched, submitCount, status };
    const visible = namedErrors(errors).filter(([name]) => isShown(state, name, timing));
    return { ...errorsOfServer(state), ...Object.fromEntries(visible) };
  }, [errors, touched, submitCount, status, timing]);
}

/** The error to show now at one field. */
export function useShownError(name: string): string | undefined {
  const timing = useContext(ErrorTimingContext);
  return useFormState((form) => {
    const error: unknown = isShown(form, name, timing) ? getIn(form.errors, name) : undefined;
    return typeof error === 'string' ? error : errorsOfServer(form)?.[name];
  });
}
