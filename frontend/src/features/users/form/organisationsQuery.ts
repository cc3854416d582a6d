import { gql, type TypedDocumentNode } from 'urql';
import type { UserOrganisationsQuery, UserOrganisationsQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

const OrganisationsDocument: TypedDocumentNode<UserOrganisationsQuery, UserOrganisationsQueryVariables> = gql`
  query UserOrganisations {
    organisations(order_by: [{ name: asc }], limit: 250) {
      id
      name
    }
  }
`;

/** The organisations that the administrator may link users to. */
export const useOrganisations = () => useRead({ query: OrganisationsDocument, variables: {}, context: adminCall });
