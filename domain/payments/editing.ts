import type { PaymentStatus } from './transitions';

/** What an edit does to a payment besides replacing its content. */
export interface Edit {
  /** The statuses it goes through, back to where it began. */
  readonly way: readonly PaymentStatus[];
  /** The provider knows the old key for a content that it refused for good. */
  readonly needsNewKey: boolean;
}

/** @param isApprovalDue whether a rule applies to the new content */
export function editOf(status: PaymentStatus, isApprovalDue: boolean): Edit {
  const next = isApprovalDue ? 'awaiting_authorisation' : 'new';
  const goesBackTwice = status === 'authorised' && !isApprovalDue;
  return { way: goesBackTwice ? ['awaiting_authorisation', next] : [next], needsNewKey: status === 'failed' };
}
