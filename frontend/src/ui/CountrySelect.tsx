import { memo } from 'react';
import { messages } from '../../../domain/messages';
import { Flag } from './marks';
import { Select, type SelectOption, type SelectProps } from './Select';

/** The fields of a country that the picker needs. */
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

/** The options of the picker: permitted, unsanctioned countries, and those that an edited record already has. */
export function countryOptions(
  countries: readonly CountryChoice[],
  ...kept: readonly (string | undefined)[]
): SelectOption[] {
  return countries
    .filter((one) => kept.includes(one.alpha2Code) || (one.permittedJurisdiction && !one.sanctionFlag))
    .map((one) => ({ value: one.alpha2Code, label: labelOf(one) }));
}

/** Whether a country matches the search text by its name or its two- or three-letter code, ignoring case. */
export function countryMatches(country: CountryChoice, search: string): boolean {
  const wanted = search.toLowerCase();
  return (
    country.countryName.toLowerCase().includes(wanted) ||
    country.alpha2Code.toLowerCase() === wanted ||
    country.alpha3Code.toLowerCase().startsWith(wanted)
  );
}

/** Finds the options of countries by what `countryMatches` compares. */
export function matchesCountry(countries: readonly CountryChoice[]) {
  const byCode = new Map(countries.map((country) => [country.alpha2Code, country]));
  return (option: SelectOption, search: string): boolean => {
    const country = byCode.get(option.value);
    return !country || countryMatches(country, search) || option.label.toLowerCase() === search.toLowerCase();
  };
}

interface Props extends Omit<SelectProps, 'options' | 'mark' | 'matches' | 'placeholder'> {
  countries: readonly CountryChoice[];
  /** The stored value of an edited record; it stays available. */
  currentValue?: string;
}

/** A country picker with flags. */
export const CountrySelect = memo(function CountrySelect({ countries, currentValue, ...rest }: Props) {
  return (
    <Select
      {...rest}
      options={countryOptions(countries, currentValue)}
      placeholder={messages.widgets.selectCountry}
      mark={(code) => <Flag country={code} />}
      matches={matchesCountry(countries)}
    />
  );
});
