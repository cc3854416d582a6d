import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { type FieldErrors } from './authFields';

/** What binds a control to a field of the form. */
export interface AuthField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Where the correcting begins. */
function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * A small form: its values, and its errors once somebody tried to send it; the first field at fault then takes the
 * focus. The sign-in screen does without the form library of the other screens, so that it arrives sooner.
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
    const [fault] = Object.keys(check(values));
    if (fault) focusField(event.currentTarget, fault);
    else send(values);
  };

  return { values, field, onSubmit };
}
