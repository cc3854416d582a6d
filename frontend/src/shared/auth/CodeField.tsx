import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/TextField';
import { cleanCode } from './authFields';
import type { AuthField } from './useAuthForm';

interface Props extends AuthField {
  /** Whether the sixth digit submits the form, and the field takes the focus of its step. */
  isOnly?: boolean;
}

/** A field for a one-time code. Browsers and phones offer to fill in a received code. */
export function CodeField({ isOnly = false, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isComplete = /^\d{6}$/.test(cleanCode(field.value));
  useEffect(() => {
    if (isOnly && isComplete) input.current?.form?.requestSubmit();
  }, [isOnly, isComplete]);
  return (
    <TextField
      {...field}
      ref={input}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      data-step-focus={isOnly || undefined}
    />
  );
}
