import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import classes from './RadioGroup.module.css';

/** One of a few choices, with what it means. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  help?: ReactNode;
}

interface Props<Value extends string> {
  id?: string;
  name: string;
  label: string;
  value: Value | undefined;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  error?: string;
  isRequired?: boolean;
}

/** A choice of few, all in sight. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { id, name, label, value, options, onChange, error, isRequired } = props;
  const errorId = useId();
  return (
    <fieldset id={id} className={classes.group} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>
        {label}
        {isRequired && (
          <span className={classes.asterisk} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.help && <span className={classes.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div id={errorId} className={classes.error}>
          <FieldError text={error} />
        </div>
      )}
    </fieldset>
  );
}
