import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { type FieldErrors } from './authRules';

/**
 * A small form: its values, and its errors once somebody tried to send it. The sign-in screen does without the form
 * library of the other screens, so that it arrives sooner.
 */
export function useAuthForm<Values extends Record<keyof Values, string>>(
  initial: Values,
  check: (values: Values) => FieldErrors<Values>,
  send: (values: Values) => void,
) {
  const [values, setValues] = useState(initial);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const errors = wasSubmitted ? check(values) : {};

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: (errors as FieldErrors<Values>)[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setValues((current) => ({ ...current, [name]: value }));
    },
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (Object.keys(check(values)).length === 0) send(values);
  };

  return { values, field, onSubmit };
}
