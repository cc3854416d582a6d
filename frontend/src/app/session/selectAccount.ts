import { gql, type TypedDocumentNode } from 'urql';
import { type AccountSummary, type UserRecord } from './sessionUser';
import {
  type StoreLastUsedAccountMutation,
  type StoreLastUsedAccountMutationVariables,
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

/**
 * The account to work in (specification section 4): the last used one if it is still available, then the current one,
 * then the first contact's.
 */
export function accountToSelect(user: UserRecord, currentId?: string): AccountSummary | undefined {
  const available = user.contacts.map(({ account }) => account);
  const named = (id: string | null | undefined) => available.find((account) => account.id === id);
  return user.lastUsedAccount ?? named(user.last_used_account_id) ?? named(currentId) ?? available[0];
}
