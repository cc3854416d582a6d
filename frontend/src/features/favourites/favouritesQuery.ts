import { gql, type TypedDocumentNode } from 'urql';
import type {
  FavouriteOrganisationsQuery,
  FavouriteOrganisationsQueryVariables,
  FavouritesByOrgQuery,
  FavouritesByOrgQueryVariables,
} from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';
import { containsPattern } from '../../shared/listQuery';

/** An organisation whose favourites the user manages. */
export type FavouriteOrganisation = FavouriteOrganisationsQuery['organisations'][number];

/** The favourites of an organisation by kind. */
export type Favourites = FavouritesByOrgQuery;

/** The number of favourites on a page. */
export const favouritesPerPage = 15;

/** The number of organisations on a page. */
export const organisationsPerPage = 15;

const OrganisationsDocument: TypedDocumentNode<FavouriteOrganisationsQuery, FavouriteOrganisationsQueryVariables> = gql`
  query FavouriteOrganisations($pattern: String!, $limit: Int!, $offset: Int!) {
    organisations(
      where: { name: { _ilike: $pattern } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      enable_favourites
    }
  }
`;

const FavouritesDocument: TypedDocumentNode<FavouritesByOrgQuery, FavouritesByOrgQueryVariables> = gql`
  query favouritesByOrg($orgId: uuid!, $pattern: String!, $limit: Int!, $offset: Int!) {
    organisations_by_pk(id: $orgId) {
      id
      name
      enable_favourites
    }
    favourites_addresses(
      where: { orgId: { _eq: $orgId }, name: { _ilike: $pattern } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      street
      city
      state_or_province
      postal_code
      country
    }
    favourites_entities(
      where: { orgId: { _eq: $orgId }, name: { _ilike: $pattern } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      legal_entity_type
      identification_type
      identification_value
      email
      phone
      website
      street
      city
      state_or_province
      postal_code
      country
    }
    favourites_persons(
      where: {
        orgId: { _eq: $orgId }
        _or: [{ first_name: { _ilike: $pattern } }, { last_name: { _ilike: $pattern } }]
      }
      order_by: [{ last_name: asc }, { first_name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      first_name
      last_name
      date_of_birth
      nationality
      identification_type
      identification_value
      email
      phone
      street
      city
      state_or_province
      postal_code
      country
    }
    favourites_addresses_aggregate(where: { orgId: { _eq: $orgId }, name: { _ilike: $pattern } }) {
      aggregate {
        count
      }
    }
    favourites_entities_aggregate(where: { orgId: { _eq: $orgId }, name: { _ilike: $pattern } }) {
      aggregate {
        count
      }
    }
    favourites_persons_aggregate(
      where: {
        orgId: { _eq: $orgId }
        _or: [{ first_name: { _ilike: $pattern } }, { last_name: { _ilike: $pattern } }]
      }
    ) {
      aggregate {
        count
      }
    }
  }
`;

/** A page of the organisations that the user may see in the administration, by name. One more is read than shown. */
export function useFavouriteOrganisations({ search, page }: { readonly search: string; readonly page: number }) {
  const variables = {
    pattern: containsPattern(search),
    limit: organisationsPerPage + 1,
    offset: (page - 1) * organisationsPerPage,
  };
  return useRead({ query: OrganisationsDocument, variables, context: adminCall });
}

/** A page of the favourites of an organisation whose name contains the text, of each kind, and how many there are. */
export function useFavourites(orgId: string, { search, page }: { readonly search: string; readonly page: number }) {
  const variables = {
    orgId,
    pattern: containsPattern(search),
    limit: favouritesPerPage,
    offset: (page - 1) * favouritesPerPage,
  };
  return useRead({ query: FavouritesDocument, variables, context: adminCall });
}
