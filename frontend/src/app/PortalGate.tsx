import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { LoadingScreen } from './LoadingScreen';
import { Shell } from './shell/Shell';
import { SignedInRoutes } from './SignedInRoutes';
import { StoppedScreen } from './StoppedScreen';
import { type Session } from './session/identity';
import { PortalContext, type Portal } from './session/PortalContext';
import { accountToSelect, StoreLastUsedAccountDocument } from './session/selectAccount';
import { type GlobalData } from './session/sessionMachine';
import { type AccountSummary } from './session/sessionUser';
import { useLoadSession } from './session/useLoadSession';
import { useSeen } from './session/useSeen';

interface Props {
  session: Session;
  onLogOut: () => void;
  onRenew: () => void;
  onAccount: (id: string | undefined) => void;
}

const currenciesText = 'The currency service cannot be reached. Trying again every 5 seconds.';

/** Stands before the portal until the session has been loaded, or says why it cannot be. */
export function PortalGate({ session, onLogOut, onRenew, onAccount }: Props) {
  const { state, restart } = useLoadSession(session);
  switch (state.status) {
    case 'loadingUser':
      return <LoadingScreen />;
    case 'checkingCurrencies':
      return <LoadingScreen text={state.hasFailed ? currenciesText : undefined} />;
    case 'stopped':
      return <StoppedScreen outcome={state.outcome} onRetry={restart} onLogOut={onLogOut} onMfaSetUp={onRenew} />;
    case 'idle':
      return <OpenPortal session={session} data={state.data} onLogOut={onLogOut} onAccount={onAccount} />;
  }
}

function useSelectedAccount({ user }: GlobalData, onAccount: Props['onAccount']) {
  const client = useClient();
  const [account, setAccount] = useState(() => {
    const first = accountToSelect(user);
    // Before the first call of any page, so that it carries the account.
    onAccount(first?.id);
    return first;
  });
  useEffect(() => onAccount(account?.id), [account, onAccount]);
  const selectAccount = useCallback(
    async (next: AccountSummary) => {
      setAccount(next);
      await client.mutation(StoreLastUsedAccountDocument, { userId: user.id, accountId: next.id }).toPromise();
    },
    [client, user.id],
  );
  return { account, selectAccount };
}

function OpenPortal(props: Omit<Props, 'onRenew'> & { data: GlobalData }) {
  const { session, data, onLogOut, onAccount } = props;
  const { user, flags } = data;
  const { account, selectAccount } = useSelectedAccount(data, onAccount);
  useSeen(user.id, account?.id);
  const portal = useMemo<Portal>(
    () => ({
      user,
      flags,
      account,
      seat: user.contacts.find((seat) => seat.account.id === account?.id),
      isAdmin: session.isAdmin,
      isOrgAdmin: user.organisationLinks.some((link) => link.can_user_admin_org),
      isFavouriteAdmin: user.organisationLinks.some((link) => link.can_manage_favourites),
      selectAccount,
      logOut: onLogOut,
    }),
    [user, flags, account, session.isAdmin, selectAccount, onLogOut],
  );
  return (
    <PortalContext value={portal}>
      <Shell initialBanner={data.banner} initiallyOnline={data.isProviderOnline}>
        <SignedInRoutes />
      </Shell>
    </PortalContext>
  );
}
