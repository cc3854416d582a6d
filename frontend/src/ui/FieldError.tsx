import { IconAlertCircle } from '@tabler/icons-react';
import classes from './FieldError.module.css';

/** An error, shown in place of a field's description. */
export function FieldError({ text }: { text: string }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} aria-hidden />
      {text}
    </span>
  );
}
