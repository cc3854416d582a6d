import { startTransition, useCallback, useEffect, useMemo, useReducer, type Dispatch } from 'react';
import { type Services, useServices } from '../services';
import { lastActivity } from './lastActivity';
import {
  initialSessionState,
  sessionReducer,
  type Departure,
  type SessionEvent,
  type SessionState,
} from './sessionMachine';

/** What happens to a session outside the machine; each ends in one event of it. */
export interface SessionActions {
  /** Looks whether somebody is signed in in this browser. */
  readonly check: () => Promise<void>;
  /** Somebody has just signed in. */
  readonly onSignedIn: () => void;
  /** The session is over already: it could not be renewed, or was ended elsewhere. */
  readonly lose: (departure: Departure) => void;
  /** Another tab has ended the session, and signed out. */
  readonly followOut: (lastAt: number) => void;
  /** The second factor was turned on or off; the token of before says the opposite. */
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
      // A session that nobody ended, and that cannot be renewed, has timed out while no tab was open.
      const departure = lastActivity.read() === undefined ? undefined : 'timedOut';
      lastActivity.remove();
      dispatch({ type: 'loginMissing', departure });
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
    lose: (departure) => {
      identity.signOut();
      lastActivity.remove();
      dispatch({ type: 'lost', departure });
    },
    followOut: (lastAt) => {
      identity.forget();
      dispatch({ type: 'endedElsewhere', idleMs: time() - lastAt });
    },
    onMfaChanged: async () => {
      const session = await identity.refresh();
      if (session) dispatch({ type: 'renewed', session });
    },
  };
}

/** The session of this browser: where it stands, and what can happen to it. */
export function useSession(): { state: SessionState; dispatch: Dispatch<SessionEvent>; actions: SessionActions } {
  const services = useServices();
  const [state, change] = useReducer(sessionReducer, initialSessionState);
  // A change mounts or leaves the whole portal: in slices, between which the browser answers to its user.
  const dispatch = useCallback((event: SessionEvent) => startTransition(() => change(event)), []);
  const actions = useMemo(() => createSessionActions(services, dispatch), [services, dispatch]);
  useEffect(() => void actions.check(), [actions]);
  useEffect(() => lastActivity.whenRemoved(actions.followOut), [actions]);
  return { state, dispatch, actions };
}
