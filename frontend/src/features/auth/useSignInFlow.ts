import { useEffect, useMemo, useReducer } from 'react';
import { type IdentityClient } from '../../app/session/identity';
import { createSignInActions, type SignInActions, type SignInHost } from './signInActions';
import { initialSignInState, signInReducer, type SignInState } from './signInMachine';

/** Asks once whether somebody is signed in; a provider that cannot say counts as nobody. */
function useStart(identity: IdentityClient, onStart: (isSignedIn: boolean) => void): void {
  useEffect(() => {
    let isCurrent = true;
    identity
      .session()
      .catch(() => undefined)
      .then((session) => isCurrent && onStart(Boolean(session)));
    return () => {
      isCurrent = false;
    };
  }, [identity, onStart]);
}

/** The sign-in flow with its calls: the machine decides where it goes, the actions do what the machine cannot. */
export function useSignInFlow(host: SignInHost): { state: SignInState; actions: SignInActions } {
  const [state, dispatch] = useReducer(signInReducer, initialSignInState);
  const actions = useMemo(() => createSignInActions(host, dispatch), [host]);
  useStart(host.identity, actions.start);
  return { state, actions };
}
