import { RegionSelect } from '../RegionSelect';
import type { FieldProps } from './fields';
import { useFormField } from './useFormField';

/** A region picker of the surrounding form. */
export function FormRegion({ name, ...rest }: FieldProps & { country: string }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <RegionSelect {...rest} {...field} value={value || null} />;
}
