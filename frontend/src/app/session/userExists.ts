import { gql, type TypedDocumentNode } from 'urql';
import type { CheckIfUserExistsQuery, CheckIfUserExistsQueryVariables } from '../../graphql/generated/operations';

/** Whether there is a record of this user, and whether it is enabled. */
export const CheckIfUserExistsDocument: TypedDocumentNode<CheckIfUserExistsQuery, CheckIfUserExistsQueryVariables> =
  gql`
    query checkIfUserExists($id: String!) {
      users_by_pk(id: $id) {
        id
        enabled
      }
    }
  `;
