import { useId } from 'react';
import classes from './Checkbox.module.css';

interface Props {
  label: string;
  /** An explanation below the label. It describes the checkbox and is no part of its name. */
  help?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** Some, but not all, of the items that it stands for are selected. */
  isMixed?: boolean;
}

/** A checkbox. In a table its label is visible to screen readers only. */
export function Checkbox({ label, help, isChecked, onChange, isLabelHidden, isDisabled, isMixed = false }: Props) {
  const id = useId();
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isMixed && !isChecked;
        }}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
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
      </span>
    </label>
  );
}
