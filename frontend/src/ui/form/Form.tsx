import { getIn, useFormik, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { Stack } from '../layout';
import { ErrorSummary } from './ErrorSummary';
import { ErrorTimingContext, FieldLabelsContext, type ErrorTiming } from './formErrors';
import { FormStoreProvider, useNewFormStore, type FormStatus } from './formState';

/** An error from the server, with the field of the form that it concerns. */
export interface SubmitError {
  readonly field?: string;
  readonly message: string;
}

interface Props<Values extends FormikValues> {
  initialValues: Values;
  /** Whether the form takes new initial values, as a form of filters does that are also changed elsewhere. */
  isFollowing?: boolean;
  schema?: FormikConfig<Values>['validationSchema'];
  validate?: FormikConfig<Values>['validate'];
  errorTiming?: ErrorTiming;
  /** Submits the form. An error that names one of its fields is shown at that field. */
  onSubmit: (values: Values) => Promise<SubmitError | undefined> | undefined;
  initialFieldErrors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form in one column. Errors show after an attempt to submit, with a summary that links to the fields. */
export function Form<Values extends FormikValues>({ children, ...rest }: Props<Values>) {
  const [labels] = useState(() => new Map<string, string>());
  return (
    <ErrorTimingContext value={rest.errorTiming ?? 'afterSubmit'}>
      <FieldLabelsContext value={labels}>
        <FormElement {...rest}>
          <Stack gap="form" isForm>
            <ErrorSummary />
            {children}
          </Stack>
        </FormElement>
      </FieldLabelsContext>
    </ErrorTimingContext>
  );
}

/** Keeps what the form holds. It renders with each key; its content, which it is given, does not. */
function FormElement<Values extends FormikValues>(props: Props<Values>) {
  const { initialValues, isFollowing, schema, validate, errorTiming, onSubmit, initialFieldErrors, children } = props;
  const [isAttempted, setIsAttempted] = useState(false);
  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    const error = await onSubmit(values);
    if (error?.field && getIn(values, error.field) !== undefined) {
      helpers.setStatus({ fieldErrors: { [error.field]: error.message } } satisfies FormStatus);
    }
  };
  const form = useFormik<Values>({
    initialValues,
    enableReinitialize: isFollowing,
    initialStatus: { fieldErrors: initialFieldErrors } satisfies FormStatus,
    validationSchema: schema,
    validate,
    // Before the first attempt no error is shown, so there is nothing to validate on each key.
    validateOnChange: isAttempted || errorTiming === 'touched',
    onSubmit: send,
  });
  return (
    <FormStoreProvider value={useNewFormStore(form)}>
      <form noValidate onSubmitCapture={() => setIsAttempted(true)} onSubmit={form.handleSubmit}>
        {children}
      </form>
    </FormStoreProvider>
  );
}
