import { Checkbox } from '../Checkbox';
import { useFormField } from './useFormField';

/** A checkbox of the surrounding form. */
export function FormCheckbox({ name, label, help }: { name: string; label: string; help?: string }) {
  const { id, value, error, onChange } = useFormField<boolean>(name, label);
  return <Checkbox id={id} label={label} help={help} isChecked={value} onChange={onChange} error={error} />;
}
