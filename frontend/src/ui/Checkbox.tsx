import { useId } from 'react';
import { FieldError } from './TextField';
import classes from './Checkbox.module.css';

interface Props {
  /** The input's id, which the error summary links to. */
  id?: string;
  label: string;
  /** An explanation below the label. It describes the checkbox and is no part of its name. */
  help?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** Some, but not all, of the items that it stands for are selected. */
  isMixed?: boolean;
  error?: string;
}

/** A checkbox. In a table its label is visible to screen readers only. */
export function Checkbox({ label, help, isChecked, onChange, error, ...rest }: Props) {
  const { isLabelHidden, isDisabled, isMixed = false } = rest;
  const id = useId();
  const described = [...(help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])];
  return (
    <label className={classes.box}>
      <input
        id={rest.id}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isMixed && !isChecked;
        }}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={error ? true : undefined}
      />
      <span>
        <span id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : undefined}>
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className={classes.help}>
            {help}
          </span>
        )}
        {error && (
          <span id={`${id}-error`} className={classes.error}>
            <FieldError text={error} />
          </span>
        )}
      </span>
    </label>
  );
}
