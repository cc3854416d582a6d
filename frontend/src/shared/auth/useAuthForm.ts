import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FieldErrors } from './authFields';

/** The props that bind a control to a field of the form. */
export interface AuthField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * A small form: its values, and its errors after an attempt to submit, which moves the focus to the first field with an error. The
 * sign-in uses this instead of Formik, so that it loads faster.
 */
export function useAuthForm<Values extends Record<keyof Values, string>>(
  initial: Values,
  check: (values: Values) => FieldErrors<Values>,
  send: (values: Values) => void,
) {
  const [values, setValues] = useState(initial);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const errors = wasSubmitted ? check(values) : {};

  const field = (name: keyof Values & string): AuthField => ({
    name,
    value: values[name],
    error: (errors as FieldErrors<Values>)[name],
    onChange: (event) => {
      const { value } = event.currentTarget;
      setValues((current) => ({ ...current, [name]: value }));
    },
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSubmitted(true);
    const [firstError] = Object.keys(check(values));
    if (firstError) focusField(event.currentTarget, firstError);
    else send(values);
  };

  return { values, field, onSubmit };
}
