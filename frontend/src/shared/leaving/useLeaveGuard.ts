import { useContext, useEffect } from 'react';
import { LeaveGuardContext } from './LeaveGuardContext';

/**
 * Asks before the page is left while it holds changes.
 * @param isChanged called at each attempt to leave; keeps its identity
 */
export function useLeaveGuard(isChanged: () => boolean): void {
  const setGuard = useContext(LeaveGuardContext);
  useEffect(() => setGuard(isChanged), [setGuard, isChanged]);
}
