import classes from './Checkbox.module.css';

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** Some, but not all, of the items that it stands for are selected. */
  isMixed?: boolean;
}

/** A checkbox. In a table its label is visible to screen readers only. */
export function Checkbox({ label, isChecked, onChange, isLabelHidden, isDisabled, isMixed = false }: Props) {
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
      />
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
