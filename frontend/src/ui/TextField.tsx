import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';
import { FieldError } from './FieldError';

interface Props extends Omit<TextInputProps, 'error' | 'withAsterisk'> {
  label: string;
  error?: string;
  isRequired?: boolean;
}

/** A text field: label above, description or error below. A required one has an asterisk. */
export const TextField = memo(function TextField({ error, isRequired, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
    />
  );
});
