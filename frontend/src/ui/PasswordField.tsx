import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { FieldError } from './TextField';

interface Props extends Omit<PasswordInputProps, 'error' | 'withAsterisk'> {
  label: string;
  error?: string;
  isRequired?: boolean;
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ error, isRequired, ...rest }: Props) {
  return (
    <PasswordInput
      {...rest}
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={error ? undefined : rest.description}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show what you type' }}
      error={error && <FieldError text={error} />}
    />
  );
}
