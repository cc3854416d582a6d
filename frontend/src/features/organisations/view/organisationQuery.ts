import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type { OrganisationQuery, OrganisationQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** An organisation as its page shows it. */
export type Organisation = NonNullable<OrganisationQuery['organisations_by_pk']>;

const OrganisationDocument: TypedDocumentNode<OrganisationQuery, OrganisationQueryVariables> = gql`
  query organisation($id: uuid!) {
    organisations_by_pk(id: $id) {
      id
      name
      authorisation_currency
      enable_dip
      enable_favourites
      idle_limit_minutes
      createdAt
    }
  }
`;

/** One organisation; null where there is none that the user administers. */
export const useOrganisation = (id: string) =>
  useRead({ query: OrganisationDocument, variables: { id }, context: adminCall });
