import { countryOptions, matchesCountry, type CountryChoice } from '../CountrySelect';
import { currencyFlag, currencyMatches, currencyOptions } from '../CurrencySelect';
import { Flag } from '../marks';
import { MultiSelect } from '../MultiSelect';
import { messages } from '../../../../domain/messages';
import type { FieldProps } from './fields';
import { useFormField } from './useFormField';

/** A picker of several currencies of the surrounding form. */
export function FormCurrencies({ name, ...rest }: FieldProps) {
  const { value, ...field } = useFormField<readonly string[]>(name, rest.label);
  return (
    <MultiSelect
      {...rest}
      {...field}
      values={value}
      options={currencyOptions}
      placeholder={messages.widgets.selectCurrency}
      mark={currencyFlag}
      matches={(option, search) => currencyMatches(option.value, search)}
    />
  );
}

/** A picker of several countries of the surrounding form. Those that are chosen stay, also where money may no longer go there. */
export function FormCountries({ name, countries, ...rest }: FieldProps & { countries: readonly CountryChoice[] }) {
  const { value, ...field } = useFormField<readonly string[]>(name, rest.label);
  return (
    <MultiSelect
      {...rest}
      {...field}
      values={value}
      options={countryOptions(countries, ...value)}
      placeholder={messages.widgets.selectCountry}
      mark={(code) => <Flag country={code} />}
      matches={matchesCountry(countries)}
    />
  );
}
