import { createContext } from 'react';

/** Sets the guard of the current page: whether leaving it needs the user's consent. Returns a function that removes it. */
export type SetGuard = (isChanged: () => boolean) => () => void;

/** Reaches the LeaveGuard around the pages. */
export const LeaveGuardContext = createContext<SetGuard>(() => () => undefined);
