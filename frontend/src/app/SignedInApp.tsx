import { useEffect, useState } from 'react';
import { Provider } from 'urql';
import '../ui/theme/signedIn';
import { Connection } from './Connection';
import { PortalGate } from './PortalGate';
import { useServices } from './services';
import { type Session } from './session/identity';

interface Props {
  session: Session;
  onLogOut: () => void;
  onSessionLost: () => void;
  /** Reads the token anew, for instance after MFA was set up. */
  onRenew: () => void;
}

/** A signed-in user's part of the portal, with its own client, cache and socket. */
export function SignedInApp({ session, onLogOut, onSessionLost, onRenew }: Props) {
  const services = useServices();
  const [connection] = useState(() => new Connection(services));
  useEffect(() => connection.whenSessionLost(onSessionLost), [connection, onSessionLost]);
  useEffect(() => () => connection.close(), [connection]);

  return (
    <Provider value={connection.client}>
      <PortalGate session={session} onLogOut={onLogOut} onRenew={onRenew} onAccount={connection.selectAccount} />
    </Provider>
  );
}
