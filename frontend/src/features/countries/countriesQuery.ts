import { gql, type TypedDocumentNode } from 'urql';
import type { AllCountriesQuery, AllCountriesQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** A country, and whether it stands on the list of restricted ones. */
export type CountryRow = AllCountriesQuery['countries'][number] & { readonly isRestricted: boolean };

const AllCountriesDocument: TypedDocumentNode<AllCountriesQuery, AllCountriesQueryVariables> = gql`
  query AllCountries {
    countries(order_by: [{ countryName: asc }], limit: 300) {
      alpha2Code
      alpha3Code
      countryName
      swiftTier
      weighting
      permittedJurisdiction
      sanctionFlag
      updatedAt
    }
    restricted_countries(limit: 300) {
      countryCode
    }
  }
`;

/** All countries by name. */
export function useAllCountries() {
  const read = useRead({ query: AllCountriesDocument, variables: {} });
  const restricted = new Set(read.data?.restricted_countries.map(({ countryCode }) => countryCode));
  const countries = read.data?.countries.map((row) => ({ ...row, isRestricted: restricted.has(row.alpha2Code) }));
  return { read, countries };
}
