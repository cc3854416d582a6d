import { Checkbox } from '../Checkbox';
import { useFormField } from './useFormField';

/** A checkbox of the surrounding form. */
export function FormCheckbox({ name, label, help }: { name: string; label: string; help?: string }) {
  const { value, onChange } = useFormField<boolean>(name, label);
  return <Checkbox label={label} help={help} isChecked={value} onChange={onChange} />;
}
