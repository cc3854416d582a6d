import type { StandingSeat } from '../../../shared/seats/seatStanding';
import type { AccountSummary } from '../../../session/sessionUser';

/** An account to choose from, with the user's role and seat on it. */
export interface AccountChoice {
  readonly account: AccountSummary;
  readonly role?: string;
  /** The user's seat on it; undefined for an account that a super admin may only view. */
  readonly seat?: StandingSeat;
}
