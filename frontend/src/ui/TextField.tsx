import { IconAlertCircle } from '@tabler/icons-react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';
import classes from './TextField.module.css';

/** An error, shown in place of a field's description. */
export function FieldError({ text }: { text: string }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} aria-hidden />
      {text}
    </span>
  );
}

interface Props extends Omit<TextInputProps, 'error' | 'withAsterisk'> {
  label: string;
  error?: string;
  isRequired?: boolean;
  /** For values of few characters, such as a sort code. */
  isShort?: boolean;
}

/** A text field: label above, description or error below. A required one has an asterisk. */
export const TextField = memo(function TextField({ error, isRequired, isShort, ...rest }: Props) {
  return (
    <TextInput
      classNames={isShort ? { wrapper: classes.short } : undefined}
      {...rest}
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
    />
  );
});
