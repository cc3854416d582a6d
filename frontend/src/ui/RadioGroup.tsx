import { useId, type ReactNode } from 'react';
import { FieldError } from './TextField';
import classes from './RadioGroup.module.css';

/** One choice of a radio group, with an explanation below its label. */
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

/**
 * A choice among a few options that are all visible. It is ours because Mantine's Radio adds 2 kB to the sign-in, and its label covers the
 * input when the whole option is clickable.
 */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { id, name, label, value, options, onChange, error, isRequired } = props;
  const errorId = useId();
  return (
    <fieldset
      id={id}
      className={classes.group}
      role="radiogroup"
      aria-required={isRequired}
      aria-describedby={error ? errorId : undefined}
    >
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
          <Option
            key={option.value}
            {...option}
            name={name}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
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

interface OptionProps extends RadioOption<string> {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** The explanation describes the input and is no part of its name. */
function Option({ name, value, label, help, isChosen, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label className={classes.option}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={classes.help}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
