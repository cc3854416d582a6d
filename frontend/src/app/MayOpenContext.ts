import { createContext, useContext } from 'react';

/** Whether a link to an address, as the table of routes writes it, leads to a screen. */
export type MayOpen = (path: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => false);

export const MayOpenProvider = MayOpenContext.Provider;

/** Lets a page leave out links to what this person may not open, or what is not there; pages know no routes themselves. */
export const useMayOpen = (): MayOpen => useContext(MayOpenContext);
