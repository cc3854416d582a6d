import { useCallback, useState, type Dispatch } from 'react';
import { useClient } from 'urql';
import { accountToKeep, accountToSelect } from './selectAccount';
import type { SessionEvent } from './sessionMachine';
import { StoreLastUsedAccountDocument } from './storeLastUsedAccount';
import type { AccountSummary, UserRecord } from '../../session/sessionUser';

/**
 * The selected account, and a function that selects another. When the user loses the seat on it, the next account is selected
 * at once.
 * @param onAccount called with each account before any call is made in it
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
  if (account?.id !== chosen?.id) {
    // Not in an effect: those of the pages below run first, and their calls would name the account before.
    onAccount(account?.id);
    setChosen(account);
  }

  const selectAccount = useCallback(
    async (next: AccountSummary) => {
      onAccount(next.id);
      setChosen(next);
      // Another account's credentials count as accepted until the provider rejects them.
      dispatch({ type: 'credentialsAccepted' });
      await client.mutation(StoreLastUsedAccountDocument, { userId: user.id, accountId: next.id }).toPromise();
    },
    [client, user.id, dispatch, onAccount],
  );
  return { account, selectAccount };
}
