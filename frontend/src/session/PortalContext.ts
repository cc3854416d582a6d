import { createContext, useContext } from 'react';
import { invariant } from '../../../domain/invariant';
import type { AccountSummary, FeatureFlags, Seat, UserRecord } from './sessionUser';

/** Whether the signed-in user can use the portal, and if not why (specification section 4). */
export type SystemStatus =
  | 'pendingInitialLoad'
  | 'noErrors'
  | 'hasNoMFAAccess'
  | 'hasNoTCCAccess'
  /** The provider rejects the credentials of the selected account. */
  | 'tccContactHasErrored';

/** The session as screens see it, updated live. Screens use it to hide or offer actions; the server enforces access. */
export interface Portal {
  readonly systemStatus: SystemStatus;
  readonly user: UserRecord;
  readonly isAdmin: boolean;
  readonly isOrgAdmin: boolean;
  readonly isFavouriteAdmin: boolean;
  readonly flags: FeatureFlags;
  /** The selected account; absent for users without any, and for super admins who have not chosen one. */
  readonly account: AccountSummary | undefined;
  /** The user's seat on that account; absent for a super admin without one, who may only view. */
  readonly seat: Seat | undefined;
  readonly selectAccount: (account: AccountSummary) => Promise<void>;
  /** Checks again whether the provider accepts the account's credentials. */
  readonly recheckCredentials: () => void;
  /** Reloads the session after the second factor was turned on or off, because the user's role changes with it. */
  readonly onMfaChanged: () => void;
  /** Shows the sign-in after the server has ended the user's sessions; no log-out is recorded. */
  readonly onEnded: () => void;
  readonly logOut: () => void;
}

/** Provides the session to the screens. */
export const PortalContext = createContext<Portal | undefined>(undefined);

/** The session that this screen belongs to. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  invariant(portal, 'a screen of a signed-in user stands inside PortalContext');
  return portal;
}

/** The selected account of a screen that works on one; its route requires one. */
export function useAccount(): AccountSummary {
  const { account } = usePortal();
  invariant(account, 'this screen is reached with an account only');
  return account;
}

/** Whether this user can open the screen at a path of the route table, such as `/account/payments/:id`. */
export type MayOpen = (path: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => false);

/** Provides the check to the pages. */
export const MayOpenProvider = MayOpenContext.Provider;

/** Lets a page leave out links to screens that the user may not open or that do not exist. Pages do not import the routes. */
export const useMayOpen = (): MayOpen => useContext(MayOpenContext);
