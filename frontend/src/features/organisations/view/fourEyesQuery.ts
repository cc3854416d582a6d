import { gql, type TypedDocumentNode } from 'urql';
import type {
  OrganisationFourEyesQuery,
  OrganisationFourEyesQueryVariables,
  SetOrganisationFourEyesMutation,
  SetOrganisationFourEyesMutationVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

const FourEyesDocument: TypedDocumentNode<OrganisationFourEyesQuery, OrganisationFourEyesQueryVariables> = gql`
  query organisationFourEyes($id: uuid!) {
    organisations_by_pk(id: $id) {
      id
      four_eyes
      userLinks_aggregate(where: { can_user_admin_org: { _eq: true }, user: { enabled: { _eq: true } } }) {
        aggregate {
          count
        }
      }
    }
  }
`;

/** Sets which changes of an organisation need a second administrator. */
export const SetFourEyesDocument: TypedDocumentNode<
  SetOrganisationFourEyesMutation,
  SetOrganisationFourEyesMutationVariables
> = gql`
  mutation setOrganisationFourEyes($orgId: uuid!, $fourEyes: [String!]!) {
    setOrganisationFourEyes(orgId: $orgId, fourEyes: $fourEyes) {
      id
      pendingChangeId
    }
  }
`;

/** Which changes of an organisation need a second administrator. For super admins. */
export const useFourEyes = (id: string) => useRead({ query: FourEyesDocument, variables: { id } });
