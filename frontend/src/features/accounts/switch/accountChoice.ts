import type { AccountSummary } from '../../../session/sessionUser';

/** An account to choose from, with the user's role on it. */
export interface AccountChoice {
  readonly account: AccountSummary;
  readonly role?: string;
}
