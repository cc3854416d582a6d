import { useEffect, useReducer } from 'react';
import { useClient } from 'urql';
import { useServices } from '../services';
import { checkCurrencies } from './checkCurrencies';
import { type Session } from './identity';
import { sessionReducer, type SessionState } from './sessionMachine';
import { SessionUserDocument } from './sessionUser';

const retryAfterMs = 5000;

/** Runs a session's start and returns where it stands; `restart` begins again, for instance once MFA is set up. */
export function useLoadSession(session: Session): { state: SessionState; restart: () => void } {
  const client = useClient();
  const { config, identity } = useServices();
  const [state, dispatch] = useReducer(sessionReducer, { status: 'loadingUser' });
  const { status } = state;
  const hasFailed = state.status === 'checkingCurrencies' && state.hasFailed;

  useEffect(() => {
    if (status !== 'loadingUser') return;
    if (!session.hasMfa) return dispatch({ type: 'mfaMissing' });
    let isCurrent = true;
    const options = { requestPolicy: 'network-only' } as const;
    void client
      .query(SessionUserDocument, { id: session.userId }, options)
      .toPromise()
      .then(({ data }) => {
        if (isCurrent) dispatch(data ? { type: 'userLoaded', session, loaded: data } : { type: 'userFailed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [client, session, status]);

  useEffect(() => {
    if (status !== 'checkingCurrencies') return;
    let isCurrent = true;
    const check = async () => {
      const answer = await checkCurrencies(config.currenciesUrl, identity);
      if (isCurrent) dispatch({ type: answer });
    };
    if (!hasFailed) void check();
    const timer = window.setInterval(() => void check(), retryAfterMs);
    return () => {
      isCurrent = false;
      window.clearInterval(timer);
    };
  }, [config, identity, status, hasFailed]);

  return { state, restart: () => dispatch({ type: 'restarted' }) };
}
