import { gql, type TypedDocumentNode } from 'urql';
import type { OrganisationNameQuery, OrganisationNameQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';

const OrganisationNameDocument: TypedDocumentNode<OrganisationNameQuery, OrganisationNameQueryVariables> = gql`
  query OrganisationName($id: uuid!) {
    organisations_by_pk(id: $id) {
      id
      name
    }
  }
`;

/** An organisation's name; null where there is none. */
export const useOrganisationName = (id: string) =>
  useRead({ query: OrganisationNameDocument, variables: { id }, context: adminCall });
