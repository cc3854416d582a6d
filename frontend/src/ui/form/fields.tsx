import { getIn } from 'formik';
import { useCallback, type ChangeEvent } from 'react';
import { CountrySelect, type CountryChoice } from '../CountrySelect';
import { CurrencySelect } from '../CurrencySelect';
import { DateField } from '../DateField';
import { AmountInput } from '../money/AmountInput';
import { FoundSelect, Select, type SelectOption } from '../Select';
import { RadioGroup, type RadioOption } from '../RadioGroup';
import { TextField } from '../TextField';
import { Checkbox } from '../Checkbox';
import { useFormState } from './formState';
import { useFormField } from './useFormField';

/** What every field of a form has. */
export interface FieldProps {
  name: string;
  label: string;
  description?: string;
  isRequired?: boolean;
}

interface TextProps extends FieldProps {
  type?: string;
  autoComplete?: string;
  maxLength?: number;
  isShort?: boolean;
  /** How a text is shown once it has been typed or pasted. While the user types it stays as typed, so that the caret stays. */
  format?: (text: string) => string;
}

/** A text field of the surrounding form. */
export function FormText({ name, format, ...rest }: TextProps) {
  const { onChange, onBlur, value = '', ...field } = useFormField<string | undefined>(name, rest.label);
  const type = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      onChange(format && isPastedAtEnd(event) ? format(text) : text);
    },
    [onChange, format],
  );
  const leave = useCallback(() => {
    const shown = format?.(value) ?? value;
    if (shown !== value) onChange(shown);
    onBlur();
  }, [onChange, onBlur, format, value]);
  return <TextField {...rest} {...field} value={value} onChange={type} onBlur={leave} />;
}

/** Whether a change is a paste after which the caret stands at the end, where it stays when the text is formatted. */
function isPastedAtEnd({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>): boolean {
  const isPaste = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
  return isPaste && currentTarget.selectionEnd === currentTarget.value.length;
}

interface SelectFieldProps extends FieldProps {
  placeholder?: string;
  isFilter?: boolean;
}

interface FoundOptions {
  options: readonly SelectOption[];
  onSearch: (text: string) => void;
}

/** A searchable select of the surrounding form. */
export function FormSelect({ name, ...rest }: SelectFieldProps & { options: readonly SelectOption[] }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <Select {...rest} {...field} value={value || null} />;
}

/** A select of the surrounding form whose options the server finds by what is typed. */
export function FormFoundSelect({ name, ...rest }: SelectFieldProps & FoundOptions) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <FoundSelect {...rest} {...field} value={value || null} />;
}

/** A country picker of the surrounding form. The country that the form opened with stays, also where money may no longer go there. */
export function FormCountry({ name, ...rest }: FieldProps & { countries: readonly CountryChoice[] }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  const stored = useFormState(({ initialValues }) => getIn(initialValues, name) as string | undefined);
  return <CountrySelect {...rest} {...field} value={value || null} currentValue={stored} />;
}

interface CurrencyFieldProps extends FieldProps {
  isDisabled?: boolean;
  isFilter?: boolean;
  /** The currencies that are left out, because they are chosen elsewhere. */
  taken?: readonly string[];
  /** The currencies that may be chosen; undefined for all. */
  offered?: readonly string[];
}

/** A currency picker of the surrounding form. The currency that the form opened with stays, also where it is not offered any more. */
export function FormCurrency({ name, ...rest }: CurrencyFieldProps) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  const stored = useFormState(({ initialValues }) => getIn(initialValues, name) as string | undefined);
  return <CurrencySelect {...rest} {...field} value={value || null} currentValue={stored} />;
}

/** An amount field of the surrounding form. */
export function FormAmount({ name, ...rest }: FieldProps & { currency: string; decimals?: number }) {
  return <AmountInput {...rest} {...useFormField<string>(name, rest.label)} />;
}

/** A date field of the surrounding form. */
export function FormDate({ name, ...rest }: FieldProps & { reasonAgainst?: (date: string) => string | undefined }) {
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

/** A checkbox of the surrounding form. */
export function FormCheckbox({ name, label, help }: { name: string; label: string; help?: string }) {
  const { id, value, error, onChange } = useFormField<boolean>(name, label);
  return <Checkbox id={id} label={label} help={help} isChecked={value} onChange={onChange} error={error} />;
}
