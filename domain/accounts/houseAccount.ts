import type { ErrorCode } from '../errors';

/** What decides whether an account may be the house's, by the names of its columns. */
export interface HouseCandidate {
  readonly isHouseAccount: boolean;
  readonly is_approved: boolean;
  readonly is_closed: boolean;
  /** The provider's id; null where the provider does not have the account. */
  readonly tccAccountId: string | null;
}

/** Why an account cannot be marked as the house's; undefined if it can. The database asks the same of each marked account. */
export function markingRefusal(account: Omit<HouseCandidate, 'isHouseAccount'>): ErrorCode | undefined {
  if (account.is_closed) return 'account_closed';
  if (!account.is_approved) return 'account_not_approved';
  return account.tccAccountId ? undefined : 'account_not_connected';
}

/**
 * Why fees and safeguarded money may not go to an account: only an open, approved and connected account that is marked as the house's takes them
 * (docs/decisions/103). Undefined if they may.
 */
export const houseAccountRefusal = (account: HouseCandidate): ErrorCode | undefined =>
  markingRefusal(account) ?? (account.isHouseAccount ? undefined : 'account_not_of_house');
