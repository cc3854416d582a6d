import classes from './FilterChips.module.css';
import { formatCount } from './formats';

interface Props<Value extends string> {
  label: string;
  value: Value;
  /** `count`: how many rows an option finds; undefined until it is known. */
  options: readonly { readonly value: Value; readonly label: string; readonly count?: number }[];
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
          {option.label} {'count' in option && <span>{option.count !== undefined && formatCount(option.count)}</span>}
        </button>
      ))}
    </div>
  );
}
