import { gql, type TypedDocumentNode } from 'urql';
import type { SignOutEverywhereMutation, SignOutEverywhereMutationVariables } from '../../graphql/generated/operations';

/** Ends every session of the user. */
export const SignOutEverywhereDocument: TypedDocumentNode<
  SignOutEverywhereMutation,
  SignOutEverywhereMutationVariables
> = gql`
  mutation signOutEverywhere {
    signOutEverywhere {
      signedOutAt
    }
  }
`;
