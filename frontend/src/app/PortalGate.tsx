import { useEffect, type Dispatch } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { LoadingScreen } from './LoadingScreen';
import { OpenPortal } from './OpenPortal';
import { useServices } from './services';
import { StoppedScreen } from './StoppedScreen';
import { sayFarewell } from './session/farewell';
import { type SessionEvent, type SignedInState } from './session/sessionMachine';
import { type SessionActions } from './session/useSession';
import { useSessionStart } from './session/useSessionStart';

interface Props {
  state: SignedInState;
  dispatch: Dispatch<SessionEvent>;
  actions: SessionActions;
  onAccount: (id: string | undefined) => void;
}

const currenciesText = 'The currency service cannot be reached. Trying again every 5 seconds.';

/** Stands before the portal until the session has been loaded, or says why it cannot be. */
export function PortalGate({ state, dispatch, actions, onAccount }: Props) {
  useSessionStart(state, dispatch);
  switch (state.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'checkingCurrencies':
      return <LoadingScreen text={state.hasFailed ? currenciesText : undefined} />;
    case 'databaseFailed':
      return (
        <StoppedScreen onRetry={() => dispatch({ type: 'restarted' })} onLogOut={() => dispatch({ type: 'logOut' })} />
      );
    case 'ending':
      return <Farewell ending={state} dispatch={dispatch} />;
    case 'idle':
      return <OpenPortal state={state} dispatch={dispatch} actions={actions} onAccount={onAccount} />;
  }
}

interface FarewellProps {
  ending: Extract<SignedInState, { status: 'ending' }>;
  dispatch: Dispatch<SessionEvent>;
}

/** Shows nothing of the session while its end is recorded. */
function Farewell({ ending, dispatch }: FarewellProps) {
  const client = useClient();
  const { identity } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    void sayFarewell(client, identity, ending, pathname).then(() => dispatch({ type: 'recorded' }));
  }, [client, identity, ending, pathname, dispatch]);
  return <LoadingScreen />;
}
