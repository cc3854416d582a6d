import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../graphql/useRead';
import { type CountryChoice } from '../ui/CountrySelect';
import { type GetCountriesQuery, type GetCountriesQueryVariables } from '../graphql/generated/operations';

/** The countries that pickers offer. */
export const GetCountriesDocument: TypedDocumentNode<GetCountriesQuery, GetCountriesQueryVariables> = gql`
  query GetCountries {
    countries(order_by: [{ weighting: desc }, { countryName: asc }]) {
      alpha2Code
      alpha3Code
      countryName
      permittedJurisdiction
      sanctionFlag
    }
  }
`;

/** All countries, the often used ones first. Asked for once; they change rarely. */
export function useCountries(): readonly CountryChoice[] {
  const { data } = useRead({ query: GetCountriesDocument, requestPolicy: 'cache-first' });
  return data?.countries ?? [];
}
