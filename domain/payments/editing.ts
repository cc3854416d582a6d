import type { PaymentStatus } from './transitions';

/** What an edit changes besides the content. */
export interface Edit {
  /** The statuses that the payment passes through, in order. */
  readonly way: readonly PaymentStatus[];
  /** Whether the provider has rejected the content under the old key, so that the edit needs a new one. */
  readonly needsNewKey: boolean;
}

/** @param isApprovalDue whether a rule applies to the new content */
export function editOf(status: PaymentStatus, isApprovalDue: boolean): Edit {
  const next = isApprovalDue ? 'awaiting_authorisation' : 'new';
  const goesBackTwice = status === 'authorised' && !isApprovalDue;
  return { way: goesBackTwice ? ['awaiting_authorisation', next] : [next], needsNewKey: status === 'failed' };
}
