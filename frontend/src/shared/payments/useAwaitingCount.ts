import { createContext, useContext } from 'react';

const AwaitingCountContext = createContext(0);

/** Provides the number to the screens; the shell keeps it up to date. */
export const AwaitingCountProvider = AwaitingCountContext.Provider;

/** The number of payments that wait for the user's authorisation, over all accounts; 0 for super admins. */
export const useAwaitingCount = (): number => useContext(AwaitingCountContext);
