import { useCallback, useEffect, useState, type Dispatch } from 'react';
import { useClient } from 'urql';
import { accountToKeep, accountToSelect, StoreLastUsedAccountDocument } from './selectAccount';
import { type SessionEvent } from './sessionMachine';
import { type AccountSummary, type UserRecord } from './sessionUser';

/**
 * The account that the user works in, and how to work in another. It follows the user's seats: one that is taken away is
 * left at once.
 * @param onAccount told of each account before any call is made in it
 */
export function useSelectedAccount(
  user: UserRecord,
  isAdmin: boolean,
  onAccount: (id: string | undefined) => void,
  dispatch: Dispatch<SessionEvent>,
) {
  const client = useClient();
  const [chosen, setChosen] = useState(() => {
    const first = accountToSelect(user);
    // Before the first call of any page, so that it carries the account.
    onAccount(first?.id);
    return first;
  });
  const account = accountToKeep(user, chosen, isAdmin);
  if (account?.id !== chosen?.id) setChosen(account);
  useEffect(() => onAccount(account?.id), [account?.id, onAccount]);

  const selectAccount = useCallback(
    async (next: AccountSummary) => {
      setChosen(next);
      // Other credentials count as good until the provider refuses them.
      dispatch({ type: 'credentialsTaken' });
      await client.mutation(StoreLastUsedAccountDocument, { userId: user.id, accountId: next.id }).toPromise();
    },
    [client, user.id, dispatch],
  );
  return { account, selectAccount };
}
