import { useCallback, useEffect } from 'react';
import { useQuery, useSubscription } from 'urql';
import { usePortal } from '../../session/PortalContext';
import { pollEveryMs, usePolling } from '../../ui/timing';
import { AllPaymentsAwaitingAuthorisationDocument, AwaitingAuthorisationCountDocument } from './awaitingAuthorisation';

/**
 * The number of payments that wait for the user's authorisation, read again when the live query reports a change and every minute.
 * It is not read for super admins, nor for users without a second factor, who may not read it.
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
    // The live query's first result usually repeats what was read already.
    if (announced !== undefined && known !== undefined && announced !== known) reload();
  }, [announced, known, reload]);
  usePolling(reload, pollEveryMs, !pause);
  return known ?? 0;
}
