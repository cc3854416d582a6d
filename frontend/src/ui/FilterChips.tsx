import classes from './FilterChips.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** Filters above a list, of which exactly one is active. */
export function FilterChips<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
