import { contentFields, type PaymentContent } from './content';
import { internalFields, type EnteredFields, type InternalField, type StoredField } from './fields';
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

/** What an edit can change: the entered fields and the slice that is paid. */
type Edited = Pick<PaymentContent, 'beneficiarySliceId'> & Pick<EnteredFields, StoredField>;

/** The fields kept here alone that an edit changes, where it leaves the content as it is; none where it changes the content too. */
export function internalChanges(stored: Edited, edited: Edited): readonly InternalField[] {
  const differs = (name: keyof Edited) => stored[name] !== edited[name];
  return ['beneficiarySliceId' as const, ...contentFields].some(differs) ? [] : internalFields.filter(differs);
}
