import type { CountryRow } from './countriesQuery';

/** The filters of the list: all, where money may go, and where it may not, by the reason. */
export const countryFilters = ['', 'open', 'non_permitted', 'sanctioned', 'restricted'] as const;

/** One of those filters. */
export type CountryFilter = (typeof countryFilters)[number];

type Flags = Pick<CountryRow, 'permittedJurisdiction' | 'sanctionFlag' | 'isRestricted'>;

const tests: Readonly<Record<CountryFilter, (country: Flags) => boolean>> = {
  '': () => true,
  open: (country) => country.permittedJurisdiction && !country.sanctionFlag && !country.isRestricted,
  non_permitted: (country) => !country.permittedJurisdiction,
  sanctioned: (country) => country.sanctionFlag,
  restricted: (country) => country.isRestricted,
};

/** The countries that pass a filter and whose name or code contains the text. */
export function findCountries<Row extends Flags & Pick<CountryRow, 'countryName' | 'alpha2Code' | 'alpha3Code'>>(
  rows: readonly Row[],
  filter: CountryFilter,
  text: string,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      tests[filter](row) &&
      [row.countryName, row.alpha2Code, row.alpha3Code].some((name) => name.toLowerCase().includes(wanted)),
  );
}
