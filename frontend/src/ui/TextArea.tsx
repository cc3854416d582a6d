import { Textarea, type TextareaProps } from '@mantine/core';
import { FieldError } from './TextField';

interface Props extends Omit<TextareaProps, 'error' | 'withAsterisk'> {
  label: string;
  error?: string;
  isRequired?: boolean;
}

/** A field for a text of several lines: label above, description or error below. */
export function TextArea({ error, isRequired, ...rest }: Props) {
  return (
    <Textarea
      rows={6}
      {...rest}
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
    />
  );
}
