import { createContext, useContext } from 'react';

/** Does something that leaves the page: at once, or after the user's consent where the page holds changes. */
export type Leave = (act: () => void) => void;

/** Reaches the LeaveGuard around the shell. */
export const LeaveContext = createContext<Leave>((act) => act());

/** For what leaves a page in another way than by a navigation alone, such as a change of account. */
export const useLeave = (): Leave => useContext(LeaveContext);
