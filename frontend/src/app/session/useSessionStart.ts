import { useEffect, useRef, type Dispatch } from 'react';
import { useClient } from 'urql';
import { useServices } from '../../session/services';
import { checkCurrencies, type CurrencyCheck } from './checkCurrencies';
import { loadSession } from './loadSession';
import type { SessionEvent, SessionState } from './sessionMachine';

const retryAfterMs = 5000;

/** Makes the calls of a session's start: data and the first currency check side by side, then the check every five seconds. */
export function useSessionStart(state: SessionState, dispatch: Dispatch<SessionEvent>): void {
  const client = useClient();
  const { config, identity } = useServices();
  const firstCheck = useRef<Promise<CurrencyCheck>>(undefined);
  const { status } = state;
  const session = status === 'loading' ? state.session : undefined;
  const hasFailed = status === 'checkingCurrencies' && state.hasFailed;

  useEffect(() => {
    if (!session) return;
    let isCurrent = true;
    firstCheck.current = session.hasMfa ? checkCurrencies(config.currenciesUrl, identity) : undefined;
    void loadSession(client, session).then((event) => isCurrent && dispatch(event));
    return () => {
      isCurrent = false;
    };
  }, [client, config, identity, session, dispatch]);

  useEffect(() => {
    if (status !== 'checkingCurrencies') return;
    let isCurrent = true;
    const report = async (check: Promise<CurrencyCheck>) => {
      const answer = await check;
      if (isCurrent) dispatch({ type: answer });
    };
    const ask = () => checkCurrencies(config.currenciesUrl, identity);
    if (!hasFailed) void report(firstCheck.current ?? ask());
    const timer = hasFailed ? window.setInterval(() => void report(ask()), retryAfterMs) : undefined;
    return () => {
      isCurrent = false;
      window.clearInterval(timer);
    };
  }, [config, identity, status, hasFailed, dispatch]);
}
