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

const seatOn = (user: UserRecord, id: string | null | undefined) =>
  user.contacts.find(({ account }) => account.id === id)?.account;

/**
 * The account to work in (specification section 4): the last used one if it is still available, then the current one,
 * then the first contact's.
 */
export function accountToSelect(user: UserRecord, currentId?: string): AccountSummary | undefined {
  return (
    user.lastUsedAccount ??
    seatOn(user, user.last_used_account_id) ??
    seatOn(user, currentId) ??
    user.contacts[0]?.account
  );
}

/**
 * The account to go on with after the user's seats have changed: the current one, with what is new of it, as long as there
 * is a seat on it, else the one that a session would begin with. A super admin needs no seat.
 */
export function accountToKeep(
  user: UserRecord,
  current: AccountSummary | undefined,
  isAdmin: boolean,
): AccountSummary | undefined {
  return seatOn(user, current?.id) ?? (isAdmin && current ? current : accountToSelect(user));
}
