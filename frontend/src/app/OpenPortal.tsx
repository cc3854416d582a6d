import { useCallback, useMemo, type Dispatch } from 'react';
import { LeaveGuard } from '../shared/leaving/LeaveGuard';
import { Shell } from './shell/Shell';
import { SignedInRoutes } from './routing/SignedInRoutes';
import { PortalContext, type Portal } from '../session/PortalContext';
import { systemStatusOf, type SessionEvent, type SignedInState } from './session/sessionMachine';
import { usePrefetchCountries } from './session/usePrefetchCountries';
import { useCredentialsCheck } from './session/useCredentialsCheck';
import { useLiveSession } from './session/useLiveSession';
import { useSelectedAccount } from './session/useSelectedAccount';
import type { SessionActions } from './session/useSession';

interface Props {
  state: Extract<SignedInState, { status: 'idle' }>;
  dispatch: Dispatch<SessionEvent>;
  actions: SessionActions;
  onAccount: (id: string | undefined) => void;
}

/** The portal of a loaded session, kept up to date with the server. */
export function OpenPortal({ state, dispatch, actions, onAccount }: Props) {
  const { session, data } = state;
  const { user, flags } = data;
  const systemStatus = systemStatusOf(state);
  const { account, selectAccount } = useSelectedAccount(user, session.isAdmin, onAccount, dispatch);
  const seat = user.contacts.find((one) => one.account.id === account?.id);
  const recheckCredentials = useCredentialsCheck(seat?.id, dispatch);
  useLiveSession(session, dispatch, actions);
  usePrefetchCountries(session.hasMfa);

  const logOut = useCallback(() => dispatch({ type: 'logOut' }), [dispatch]);
  const onMfaChanged = useCallback(() => void actions.onMfaChanged(), [actions]);
  const onEnded = useCallback(() => actions.discard('loggedOut'), [actions]);
  const portal = useMemo<Portal>(
    () => ({
      systemStatus,
      user,
      flags,
      account,
      seat,
      isAdmin: session.isAdmin,
      isOrgAdmin: user.organisationLinks.some((link) => link.can_user_admin_org),
      isFavouriteAdmin: user.organisationLinks.some((link) => link.can_manage_favourites),
      selectAccount,
      recheckCredentials,
      onMfaChanged,
      onEnded,
      logOut,
    }),
    [
      systemStatus,
      user,
      flags,
      account,
      seat,
      session.isAdmin,
      selectAccount,
      recheckCredentials,
      onMfaChanged,
      onEnded,
      logOut,
    ],
  );
  return (
    <PortalContext value={portal}>
      <LeaveGuard>
        <Shell initialBanner={data.banner} initiallyOnline={data.isProviderOnline}>
          <SignedInRoutes />
        </Shell>
      </LeaveGuard>
    </PortalContext>
  );
}
