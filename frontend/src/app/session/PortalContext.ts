import { createContext, useContext } from 'react';
import { invariant } from '../../../../domain/invariant';
import { type AccountSummary, type FeatureFlags, type Seat, type UserRecord } from './sessionUser';
import { type SystemStatus } from './systemStatus';

/** The session as screens see it. It hides and offers; the server decides. It changes while one works, as the server's does. */
export interface Portal {
  readonly systemStatus: SystemStatus;
  readonly user: UserRecord;
  readonly isAdmin: boolean;
  readonly isOrgAdmin: boolean;
  readonly isFavouriteAdmin: boolean;
  readonly flags: FeatureFlags;
  /** The account that the user works in; absent for whoever has none, or has not chosen one as a super admin. */
  readonly account: AccountSummary | undefined;
  /** The user's seat on that account; absent where a super admin only looks. */
  readonly seat: Seat | undefined;
  readonly selectAccount: (account: AccountSummary) => Promise<void>;
  /** Asks again whether the provider takes the account's credentials. */
  readonly recheckCredentials: () => void;
  /** Begins the session anew after the second factor was turned on or off: another role works from then on. */
  readonly onMfaChanged: () => void;
  /** The server has ended the user's sessions: there is nothing left to log out of. */
  readonly onEnded: () => void;
  readonly logOut: () => void;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The session that this screen belongs to. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  invariant(portal, 'a screen of a signed-in user stands inside PortalContext');
  return portal;
}

/** The selected account of a screen that works on one; the routes admit nobody without it. */
export function useAccount(): AccountSummary {
  const { account } = usePortal();
  invariant(account, 'this screen is reached with an account only');
  return account;
}
