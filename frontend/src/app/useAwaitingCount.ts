import { useCallback } from 'react';
import { useQuery } from 'urql';
import { AllPaymentsAwaitingAuthorisationDocument } from './awaitingAuthorisation';
import { usePortal } from './session/PortalContext';
import { usePolling } from './usePolling';

const pollEveryMs = 60_000;

/** The number of payments that wait for the user's authorisation, asked for every minute; never for super admins. */
export function useAwaitingCount(): number {
  const { isAdmin } = usePortal();
  const [{ data }, execute] = useQuery({ query: AllPaymentsAwaitingAuthorisationDocument, pause: isAdmin });
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  usePolling(reload, pollEveryMs, !isAdmin);
  return data?.paymentsYouCanAuthoriseAggregate.aggregate?.count ?? 0;
}
