import { createContext, useContext, useEffect } from 'react';

/** Does something that leaves the page: at once, or after the user's consent where the page holds changes. */
export type Leave = (act: () => void) => void;

/** Reaches the LeaveGuard around the shell. */
export const LeaveContext = createContext<Leave>((act) => act());

/** For what leaves a page in another way than by a navigation alone, such as a change of account. */
export const useLeave = (): Leave => useContext(LeaveContext);

/** Sets the guard of the current page: whether leaving it needs the user's consent. Returns a function that removes it. */
export type SetGuard = (isChanged: () => boolean) => () => void;

/** Reaches the LeaveGuard around the pages. */
export const LeaveGuardContext = createContext<SetGuard>(() => () => undefined);

/**
 * Asks before the page is left while it holds changes.
 * @param isChanged called at each attempt to leave; keeps its identity
 */
export function useLeaveGuard(isChanged: () => boolean): void {
  const setGuard = useContext(LeaveGuardContext);
  useEffect(() => setGuard(isChanged), [setGuard, isChanged]);
}
