import { createContext, useCallback, useContext, useEffect } from 'react';
import { useQuery, useSubscription } from 'urql';
import { AllPaymentsAwaitingAuthorisationDocument, AwaitingAuthorisationCountDocument } from './awaitingAuthorisation';
import { usePortal } from './session/PortalContext';
import { usePolling } from './usePolling';

/** How often counts are asked for again, whatever the live queries say (specification section 9), in milliseconds. */
export const pollEveryMs = 60_000;

const AwaitingCountContext = createContext(0);

/** Gives the number that the shell watches to every screen in it. */
export const AwaitingCountProvider = AwaitingCountContext.Provider;

/** The number of payments that wait for the user's authorisation, over all accounts; 0 for super admins. */
export const useAwaitingCount = (): number => useContext(AwaitingCountContext);

/**
 * Watches that number: a live query says when it changes, and it is asked for every minute besides. Never for super admins, nor
 * for whoever has no second factor, who may not read it.
 */
export function useWatchedAwaitingCount(): number {
  const { isAdmin, systemStatus } = usePortal();
  const pause = isAdmin || systemStatus === 'hasNoMFAAccess';
  const [{ data }, execute] = useQuery({ query: AllPaymentsAwaitingAuthorisationDocument, pause });
  const [{ data: live }] = useSubscription({ query: AwaitingAuthorisationCountDocument, pause });
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  const announced = live?.paymentsYouCanAuthoriseAggregate.aggregate?.count;
  const known = data?.paymentsYouCanAuthoriseAggregate.aggregate?.count;
  useEffect(() => {
    // The live query's first word mostly repeats what is known.
    if (announced !== undefined && known !== undefined && announced !== known) reload();
  }, [announced, known, reload]);
  usePolling(reload, pollEveryMs, !pause);
  return known ?? 0;
}
