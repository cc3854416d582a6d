import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';
import { FieldError } from './FieldError';

interface Props extends Omit<TextInputProps, 'error' | 'withAsterisk'> {
  label: string;
  error?: string;
  isRequired?: boolean;
}

/** A line of text with its label above, help or error below. Required shows an asterisk. */
export const TextField = memo(function TextField({ error, isRequired, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
});
