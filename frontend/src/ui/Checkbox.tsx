import classes from './Checkbox.module.css';

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
}

/** A tick box. In a table its label is for screen readers only. */
export function Checkbox({ label, isChecked, onChange, isLabelHidden, isDisabled }: Props) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
