import { useCallback, type ChangeEvent } from 'react';
import { CountrySelect, type CountryChoice } from '../CountrySelect';
import { CurrencySelect } from '../CurrencySelect';
import { DateField } from '../DateField';
import { AmountInput } from '../money/AmountInput';
import { RadioGroup, type RadioOption } from '../RadioGroup';
import { RegionSelect } from '../RegionSelect';
import { Select, type SelectOption } from '../Select';
import { TextField } from '../TextField';
import { useFormField } from './useFormField';

interface FieldProps {
  name: string;
  label: string;
  description?: string;
  isRequired?: boolean;
}

/** A text field of the surrounding form. */
export function FormText({ name, ...rest }: FieldProps & { type?: string; autoComplete?: string; maxLength?: number }) {
  const { onChange, value, ...field } = useFormField<string | undefined>(name, rest.label);
  const type = useCallback((event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value), [onChange]);
  return <TextField {...rest} {...field} value={value ?? ''} onChange={type} />;
}

/** A searchable select of the surrounding form. */
export function FormSelect({ name, ...rest }: FieldProps & { options: readonly SelectOption[]; placeholder?: string }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <Select {...rest} {...field} value={value || null} />;
}

/** A region picker of the surrounding form. */
export function FormRegion({ name, ...rest }: FieldProps & { country: string }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <RegionSelect {...rest} {...field} value={value || null} />;
}

/** A country picker of the surrounding form. */
export function FormCountry({ name, ...rest }: FieldProps & { countries: readonly CountryChoice[] }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <CountrySelect {...rest} {...field} value={value || null} />;
}

/** A currency picker of the surrounding form. */
export function FormCurrency({ name, ...rest }: FieldProps & { isDisabled?: boolean }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <CurrencySelect {...rest} {...field} value={value || null} />;
}

/** An amount field of the surrounding form. */
export function FormAmount({ name, ...rest }: FieldProps & { currency: string }) {
  return <AmountInput {...rest} {...useFormField<string>(name, rest.label)} />;
}

/** A date field of the surrounding form. */
export function FormDate({
  name,
  ...rest
}: FieldProps & { minDate?: string; reasonAgainst?: (date: string) => string | undefined }) {
  return <DateField {...rest} {...useFormField<string>(name, rest.label)} />;
}

/** A radio group of the surrounding form. */
export function FormRadio<Value extends string>({
  name,
  ...rest
}: FieldProps & { options: readonly RadioOption<Value>[] }) {
  const { id, value, error, onChange } = useFormField<Value>(name, rest.label);
  return <RadioGroup {...rest} id={id} name={name} value={value} error={error} onChange={onChange} />;
}
