import type { AccountSummary, UserRecord } from '../../session/sessionUser';

const accountWithSeat = (user: UserRecord, id: string | null | undefined) =>
  user.contacts.find(({ account }) => account.id === id)?.account;

/**
 * The account that a session starts in (specification section 4): the last used one if it is still available, then the current one,
 * then the first contact's.
 */
export function accountToSelect(user: UserRecord, currentId?: string): AccountSummary | undefined {
  return (
    user.lastUsedAccount ??
    accountWithSeat(user, user.last_used_account_id) ??
    accountWithSeat(user, currentId) ??
    user.contacts[0]?.account
  );
}

/**
 * The selected account after the user's seats have changed: the current one with its new data while there is a seat on it, else
 * the one that a session would start in. A super admin needs no seat.
 */
export function accountToKeep(
  user: UserRecord,
  current: AccountSummary | undefined,
  isAdmin: boolean,
): AccountSummary | undefined {
  return accountWithSeat(user, current?.id) ?? (isAdmin && current ? current : accountToSelect(user));
}
