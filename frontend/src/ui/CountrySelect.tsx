import { memo } from 'react';
import { messages } from '../../../domain/messages';
import { Flag } from './Flag';
import { Select, type SelectOption, type SelectProps } from './Select';

/** A country as the picker needs it. */
export interface CountryChoice {
  readonly alpha2Code: string;
  readonly alpha3Code: string;
  readonly countryName: string;
  readonly permittedJurisdiction: boolean;
  readonly sanctionFlag: boolean;
}

function labelOf({ countryName, sanctionFlag, permittedJurisdiction }: CountryChoice): string {
  if (sanctionFlag) return `${countryName} ${messages.widgets.sanctioned}`;
  return permittedJurisdiction ? countryName : `${countryName} ${messages.widgets.nonPermitted}`;
}

/** The countries that may be picked: no sanctioned or non-permitted one, except what an edited record already holds. */
export function countryOptions(countries: readonly CountryChoice[], current?: string): SelectOption[] {
  return countries
    .filter((one) => one.alpha2Code === current || (one.permittedJurisdiction && !one.sanctionFlag))
    .map((one) => ({ value: one.alpha2Code, label: labelOf(one) }));
}

/** Whether a country answers to what was typed, by name or by two- or three-letter code, whatever the case. */
export function countryMatches(country: CountryChoice, search: string): boolean {
  const wanted = search.toLowerCase();
  return (
    country.countryName.toLowerCase().includes(wanted) ||
    country.alpha2Code.toLowerCase() === wanted ||
    country.alpha3Code.toLowerCase().startsWith(wanted)
  );
}

interface Props extends Omit<SelectProps, 'options' | 'mark' | 'matches' | 'placeholder'> {
  countries: readonly CountryChoice[];
  /** The value that an edited record came with; it stays available. */
  currentValue?: string;
}

/** A country picker with flags. */
export const CountrySelect = memo(function CountrySelect({ countries, currentValue, ...rest }: Props) {
  const byCode = new Map(countries.map((country) => [country.alpha2Code, country]));
  return (
    <Select
      {...rest}
      options={countryOptions(countries, currentValue)}
      placeholder={messages.widgets.selectCountry}
      mark={(code) => <Flag country={code} />}
      matches={(option, search) => {
        const country = byCode.get(option.value);
        return !country || countryMatches(country, search) || option.label.toLowerCase() === search.toLowerCase();
      }}
    />
  );
});
