import { createContext, useContext } from 'react';

/** Whether this user can open the screen at a path of the route table, such as `/account/payments/:id`. */
export type MayOpen = (path: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => false);

/** Provides the check to the pages. */
export const MayOpenProvider = MayOpenContext.Provider;

/** Lets a page leave out links to screens that the user may not open or that do not exist. Pages do not import the routes. */
export const useMayOpen = (): MayOpen => useContext(MayOpenContext);
