import { useCallback, useEffect, useState, type Dispatch } from 'react';
import { useClient } from 'urql';
import { serviceError } from '../../graphql/serviceError';
import { LoggedInTccAccountDocument } from './loggedInTccAccount';
import { type SessionEvent } from './sessionMachine';

/**
 * Asks the provider, once the portal stands, whether it takes the credentials that the selected account works with. That
 * the provider cannot be reached says nothing of them.
 * @param seatId the seat on that account; undefined where there is none, and so nothing to ask for
 * @returns how to ask again
 */
export function useCredentials(seatId: string | undefined, dispatch: Dispatch<SessionEvent>): () => void {
  const client = useClient();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!seatId) return;
    let isCurrent = true;
    const ask = client.query(LoggedInTccAccountDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    void ask.then(({ data, error }) => {
      if (!isCurrent) return;
      if (data && !error) dispatch({ type: 'credentialsTaken' });
      else if (error && serviceError(error).code === 'provider_credentials_refused') {
        dispatch({ type: 'credentialsRefused' });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [client, seatId, turn, dispatch]);
  return useCallback(() => setTurn((current) => current + 1), []);
}
