import { Checkbox } from '../../../ui/Checkbox';
import { FieldError } from '../../../ui/TextField';
import { useFormField } from '../../../ui/form/useFormField';
import type { SelectOption } from '../../../ui/Select';
import classes from './CheckList.module.css';

interface Props {
  name: string;
  legend: string;
  options: readonly SelectOption[];
}

/** A field of the surrounding form that holds several of the options. */
export function CheckList({ name, legend, options }: Props) {
  const { value, onChange, error } = useFormField<readonly string[]>(name, legend);
  const change = (option: string, isChecked: boolean) =>
    onChange(isChecked ? [...value, option] : value.filter((one) => one !== option));
  return (
    <fieldset className={classes.list}>
      <legend>{legend}</legend>
      {options.length === 0 && <p>There are none yet.</p>}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          isChecked={value.includes(option.value)}
          onChange={(isChecked) => change(option.value, isChecked)}
        />
      ))}
      {error && <FieldError text={error} />}
    </fieldset>
  );
}
