import { TextArea } from '../TextArea';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  description?: string;
  isRequired?: boolean;
  maxLength?: number;
}

/** A field of several lines of the surrounding form. */
export function FormTextArea({ name, ...rest }: Props) {
  const { onChange, value = '', ...field } = useFormField<string | undefined>(name, rest.label);
  return <TextArea {...rest} {...field} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
}
