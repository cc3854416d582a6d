import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type { OrganisationsQuery, OrganisationsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { containsPattern, pageVariables } from '../../../shared/listQuery';

/** An organisation of the list. */
export type OrganisationRow = OrganisationsQuery['organisations'][number];

const OrganisationsDocument: TypedDocumentNode<OrganisationsQuery, OrganisationsQueryVariables> = gql`
  query organisations($pattern: String!, $limit: Int!, $offset: Int!) {
    organisations(
      where: { name: { _ilike: $pattern } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      authorisation_currency
      enable_dip
      enable_favourites
      accounts_aggregate {
        aggregate {
          count
        }
      }
    }
  }
`;

/** A page of the organisations that the user administers, by name; a super admin administers all. */
export function useOrganisations({ search, page }: { readonly search: string; readonly page: number }) {
  const variables = { pattern: containsPattern(search), ...pageVariables(page) };
  return useRead({ query: OrganisationsDocument, variables, context: adminCall });
}
