import { Checkbox } from '../Checkbox';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  help?: string;
}

/** A checkbox of the surrounding form. */
export function FormCheckbox({ name, label, help }: Props) {
  const { value, onChange } = useFormField<boolean>(name, label);
  return <Checkbox label={label} help={help} isChecked={value} onChange={onChange} />;
}
