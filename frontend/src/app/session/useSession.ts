import { startTransition, useCallback, useEffect, useMemo, useReducer, type Dispatch } from 'react';
import { type Services, useServices } from '../../session/services';
import { lastActivity } from './lastActivity';
import {
  initialSessionState,
  sessionReducer,
  type EndReason,
  type SessionEvent,
  type SessionState,
} from './sessionMachine';

/** The side effects of a session; each ends in one event of the state machine. */
export interface SessionActions {
  /** Checks whether a user is signed in in this browser. */
  readonly check: () => Promise<void>;
  /** Called when a user has signed in. */
  readonly onSignedIn: () => void;
  /** Signs out without recording it: the session could not be renewed, or was ended elsewhere. */
  readonly discard: (endReason: EndReason) => void;
  /** Drops this tab's session after another tab has signed out. `lastAt`: the last activity, in milliseconds since 1970. */
  readonly followSignOut: (lastAt: number) => void;
  /** Renews the token after the second factor was turned on or off. */
  readonly onMfaChanged: () => Promise<void>;
}

function createSessionActions({ identity, now }: Services, dispatch: Dispatch<SessionEvent>): SessionActions {
  const time = () => now().getTime();
  const check = async () => {
    try {
      const session = await identity.session();
      if (session) {
        if (lastActivity.read() === undefined) lastActivity.write(time());
        return dispatch({ type: 'loginFound', session });
      }
      // A session without a recorded end that cannot be renewed has timed out while no tab was open.
      const endReason = lastActivity.read() === undefined ? undefined : 'timedOut';
      lastActivity.remove();
      dispatch({ type: 'loginMissing', endReason });
    } catch {
      dispatch({ type: 'loginMissing' });
    }
  };
  return {
    check,
    onSignedIn: () => {
      lastActivity.write(time());
      void check();
    },
    discard: (endReason) => {
      identity.signOut();
      lastActivity.remove();
      dispatch({ type: 'lost', endReason });
    },
    followSignOut: (lastAt) => {
      identity.forget();
      dispatch({ type: 'endedElsewhere', idleMs: time() - lastAt });
    },
    onMfaChanged: async () => {
      const session = await identity.refresh();
      if (session) dispatch({ type: 'renewed', session });
    },
  };
}

/** The session of this browser: its state, and the actions on it. */
export function useSession(): { state: SessionState; dispatch: Dispatch<SessionEvent>; actions: SessionActions } {
  const services = useServices();
  const [state, change] = useReducer(sessionReducer, initialSessionState);
  // A change may mount or unmount the whole portal: a transition keeps the browser responsive meanwhile.
  const dispatch = useCallback((event: SessionEvent) => startTransition(() => change(event)), []);
  const actions = useMemo(() => createSessionActions(services, dispatch), [services, dispatch]);
  useEffect(() => void actions.check(), [actions]);
  useEffect(() => lastActivity.whenRemoved(actions.followSignOut), [actions]);
  return { state, dispatch, actions };
}
