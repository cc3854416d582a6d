import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../graphql/useRead';
import type { CountryChoice } from '../ui/CountrySelect';
import type { GetCountriesQuery, GetCountriesQueryVariables } from '../graphql/generated/operations';

/** The document of all countries. */
export const GetCountriesDocument: TypedDocumentNode<GetCountriesQuery, GetCountriesQueryVariables> = gql`
  query GetCountries {
    countries(order_by: [{ weighting: desc }, { countryName: asc }]) {
      alpha2Code
      alpha3Code
      countryName
      permittedJurisdiction
      sanctionFlag
    }
    restricted_countries {
      countryCode
    }
  }
`;

/** All countries, the frequently used ones first. Read from the cache after the first time, because they change rarely. */
export function useCountries(): readonly CountryChoice[] {
  const { data } = useRead({ query: GetCountriesDocument, requestPolicy: 'cache-first' });
  return useMemo(() => choicesOf(data), [data]);
}

/** Whether money may go to a country. While the countries are read, every country counts as permitted. */
export function usePermittedCountries(): (country: string) => boolean {
  const countries = useCountries();
  return useMemo(() => {
    const permitted = countries.filter((one) => one.permittedJurisdiction && !one.sanctionFlag);
    const codes = new Set(permitted.map(({ alpha2Code }) => alpha2Code));
    return (country) => countries.length === 0 || codes.has(country);
  }, [countries]);
}

/** A restricted country cannot be chosen either: the server refuses all three kinds. */
function choicesOf(data: GetCountriesQuery | undefined): readonly CountryChoice[] {
  const restricted = new Set(data?.restricted_countries.map(({ countryCode }) => countryCode));
  return (data?.countries ?? []).map((country) =>
    restricted.has(country.alpha2Code) ? { ...country, permittedJurisdiction: false } : country,
  );
}
