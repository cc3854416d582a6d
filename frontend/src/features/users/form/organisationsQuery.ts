import { gql, type TypedDocumentNode } from 'urql';
import type { UserOrganisationsQuery, UserOrganisationsQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';

const OrganisationsDocument: TypedDocumentNode<UserOrganisationsQuery, UserOrganisationsQueryVariables> = gql`
  query UserOrganisations($pattern: String!, $selected: [uuid!]!) {
    found: organisations(where: { name: { _ilike: $pattern } }, order_by: [{ name: asc }, { id: asc }], limit: 50) {
      id
      name
    }
    selected: organisations(where: { id: { _in: $selected } }) {
      id
      name
    }
  }
`;

/** The first organisations by name that contain the text and that the administrator may link users to, and the selected ones. */
export function useOrganisations(text = '', selected: readonly string[] = []) {
  const variables = { pattern: containsPattern(text), selected: [...selected] };
  return useRead({ query: OrganisationsDocument, variables, context: adminCall });
}
