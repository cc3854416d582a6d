import { Formik, Form as FormikForm, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { Stack } from '../Stack';
import { ErrorSummary } from './ErrorSummary';
import { ErrorTimingContext, FieldLabelsContext, type ErrorTiming, type FormStatus } from './formErrors';

/** A refusal of the server that names a field of the form. */
export interface FieldRefusal {
  readonly field?: string;
  readonly message: string;
}

interface Props<Values extends FormikValues> {
  initialValues: Values;
  schema?: FormikConfig<Values>['validationSchema'];
  validate?: FormikConfig<Values>['validate'];
  errorTiming?: ErrorTiming;
  /** Sends the form. A refusal that names one of its fields lands on that field. */
  onSubmit: (values: Values) => Promise<FieldRefusal | undefined> | undefined;
  initialFieldErrors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form in one column. Its errors show after an attempt to submit, with a summary that leads to the fields. */
export function Form<Values extends FormikValues>(props: Props<Values>) {
  const {
    initialValues,
    schema,
    validate,
    errorTiming = 'afterSubmit',
    onSubmit,
    initialFieldErrors,
    children,
  } = props;
  const [labels] = useState(() => new Map<string, string>());
  const [isAttempted, setIsAttempted] = useState(false);
  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    const refusal = await onSubmit(values);
    if (refusal?.field && refusal.field in values) {
      helpers.setStatus({ fieldErrors: { [refusal.field]: refusal.message } } satisfies FormStatus);
    }
  };
  return (
    <ErrorTimingContext value={errorTiming}>
      <Formik
        initialValues={initialValues}
        initialStatus={{ fieldErrors: initialFieldErrors } satisfies FormStatus}
        validationSchema={schema}
        validate={validate}
        // Before an attempt no error shows that a key could change.
        validateOnChange={isAttempted || errorTiming === 'touched'}
        onSubmit={send}
      >
        <FormikForm noValidate onSubmitCapture={() => setIsAttempted(true)}>
          <FieldLabelsContext value={labels}>
            <Stack gap="form" isForm>
              <ErrorSummary />
              {children}
            </Stack>
          </FieldLabelsContext>
        </FormikForm>
      </Formik>
    </ErrorTimingContext>
  );
}
