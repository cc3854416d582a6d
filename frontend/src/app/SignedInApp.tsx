import { useEffect, useState, type Dispatch } from 'react';
import { useLocation } from 'react-router-dom';
import { Provider } from 'urql';
import '../ui/theme/signedIn';
import { Connection } from './connection/Connection';
import { followNetwork, ReachabilityContext } from './connection/Reachability';
import { PortalGate } from './PortalGate';
import { preloadPage, usePreloadOnIntent } from './routing/preloadPage';
import { useServices } from '../session/services';
import { IdleWatch } from './session/IdleWatch';
import type { SessionEvent, SignedInState } from './session/sessionMachine';
import type { SessionActions } from './session/useSession';

interface Props {
  state: SignedInState;
  dispatch: Dispatch<SessionEvent>;
  actions: SessionActions;
}

/** A signed-in user's part of the portal, with its own client, cache and socket. */
export function SignedInApp({ state, dispatch, actions }: Props) {
  const services = useServices();
  const [connection] = useState(() => new Connection(services));
  useEffect(() => connection.whenSessionLost(() => actions.discard('timedOut')), [connection, actions]);
  useEffect(() => connection.whenRenewed((session) => dispatch({ type: 'renewed', session })), [connection, dispatch]);
  useEffect(() => () => connection.close(), [connection]);
  useEffect(() => followNetwork(connection.reachability), [connection]);
  const { pathname } = useLocation();
  // The page's file loads while the session is still being loaded.
  useEffect(() => preloadPage(pathname), [pathname]);
  usePreloadOnIntent();

  const { idleLimitMs } = state.session;
  return (
    <Provider value={connection.client}>
      {state.status !== 'ending' && <IdleWatch key={idleLimitMs} limitMs={idleLimitMs} dispatch={dispatch} />}
      <ReachabilityContext value={connection.reachability}>
        <PortalGate state={state} dispatch={dispatch} actions={actions} onAccount={connection.selectAccount} />
      </ReachabilityContext>
    </Provider>
  );
}
