import { gql, type TypedDocumentNode } from 'urql';
import type {
  StoreLastUsedAccountMutation,
  StoreLastUsedAccountMutationVariables,
} from '../../graphql/generated/operations';

/** Stores the account that the user works in, so that the next session begins there. */
export const StoreLastUsedAccountDocument: TypedDocumentNode<
  StoreLastUsedAccountMutation,
  StoreLastUsedAccountMutationVariables
> = gql`
  mutation StoreLastUsedAccount($userId: String!, $accountId: uuid!) {
    update_users_by_pk(pk_columns: { id: $userId }, _set: { last_used_account_id: $accountId }) {
      id
      last_used_account_id
    }
  }
`;
