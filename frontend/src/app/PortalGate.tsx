import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { LoadingScreen } from '../ui/loading';
import { OpenPortal } from './OpenPortal';
import { useServices } from '../session/services';
import { DatabaseFailedScreen } from './DatabaseFailedScreen';
import { ShellSkeleton } from './shell/ShellSkeleton';
import { recordSignOut } from './session/recordSignOut';
import type { SessionEvent, SignedInState } from './session/sessionMachine';
import type { SessionActions } from './session/useSession';
import { useSessionStart } from './session/useSessionStart';

interface Props {
  state: SignedInState;
  dispatch: Dispatch<SessionEvent>;
  actions: SessionActions;
  onAccount: (id: string | undefined) => void;
}

const currenciesText = 'The currency service cannot be reached. Trying again every 5 seconds.';

/** Shows the portal once the session has been loaded, and before that its progress or why it cannot be loaded. */
export function PortalGate({ state, dispatch, actions, onAccount }: Props) {
  useSessionStart(state, dispatch);
  switch (state.status) {
    case 'loading':
      return <ShellSkeleton />;
    case 'checkingCurrencies':
      return state.hasFailed ? <LoadingScreen text={currenciesText} /> : <ShellSkeleton />;
    case 'databaseFailed':
      return (
        <DatabaseFailedScreen
          onRetry={() => dispatch({ type: 'restarted' })}
          onLogOut={() => dispatch({ type: 'logOut' })}
        />
      );
    case 'ending':
      return <SigningOut ending={state} dispatch={dispatch} />;
    case 'idle':
      return <OpenPortal state={state} dispatch={dispatch} actions={actions} onAccount={onAccount} />;
  }
}

interface SigningOutProps {
  ending: Extract<SignedInState, { status: 'ending' }>;
  dispatch: Dispatch<SessionEvent>;
}

/** Records the end of the session, without showing any page meanwhile. */
function SigningOut({ ending, dispatch }: SigningOutProps) {
  const client = useClient();
  const { identity } = useServices();
  const { pathname } = useLocation();
  // Once, whatever changes meanwhile: a second record would be another entry in the activity log.
  const record = useEffectEvent(() => recordSignOut(client, identity, ending, pathname));
  useEffect(() => void record().then(() => dispatch({ type: 'recorded' })), [dispatch]);
  return <LoadingScreen />;
}
