import { useEffect, useMemo, useReducer } from 'react';
import type { IdentityClient } from '../../session/identity';
import { createSignInActions, type SignInActions, type SignInHost } from './signInActions';
import { initialSignInState, signInReducer, type SignInState } from './signInMachine';

/** Checks once whether a user is signed in. A failed check counts as not signed in. */
function useStart(identity: IdentityClient, onStart: (isSignedIn: boolean) => void): void {
  useEffect(() => {
    let isCurrent = true;
    void identity
      .session()
      .catch(() => undefined)
      .then((session) => isCurrent && onStart(Boolean(session)));
    return () => {
      isCurrent = false;
    };
  }, [identity, onStart]);
}

/** The sign-in flow: the machine's state, and the actions that make its calls. */
export function useSignInFlow(host: SignInHost): { state: SignInState; actions: SignInActions } {
  const [state, dispatch] = useReducer(signInReducer, initialSignInState);
  const actions = useMemo(() => createSignInActions(host, dispatch), [host]);
  useStart(host.identity, actions.start);
  return { state, actions };
}
