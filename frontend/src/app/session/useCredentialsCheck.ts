import { useCallback, useEffect, useState, type Dispatch } from 'react';
import { useClient, gql, type TypedDocumentNode } from 'urql';
import { serviceError } from '../../graphql/serviceError';
import type { LoggedInTccAccountQuery, LoggedInTccAccountQueryVariables } from '../../graphql/generated/operations';
import type { SessionEvent } from './sessionMachine';

/** The account at the provider behind the selected account's credentials. */
const LoggedInTccAccountDocument: TypedDocumentNode<LoggedInTccAccountQuery, LoggedInTccAccountQueryVariables> = gql`
  query loggedInTCCAccount {
    loggedInTCCAccount {
      tccId
      accountName
      shortReference
    }
  }
`;

/**
 * Checks, once the portal is shown, whether the provider accepts the selected account's credentials. Only a rejection counts: an
 * unreachable provider changes nothing.
 * @param seatId the seat on that account; without one nothing is checked
 * @returns a function that checks again
 */
export function useCredentialsCheck(seatId: string | undefined, dispatch: Dispatch<SessionEvent>): () => void {
  const client = useClient();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!seatId) return;
    let isCurrent = true;
    const ask = client.query(LoggedInTccAccountDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    void ask.then(({ data, error }) => {
      if (!isCurrent) return;
      if (data && !error) dispatch({ type: 'credentialsAccepted' });
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
