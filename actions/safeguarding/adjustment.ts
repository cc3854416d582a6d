import Big from 'big.js';
import { RuleError } from '../../domain/errors';

/** The kind of `pending_changes` that corrects what stands safeguarded for an account. */
export const adjustmentKind = 'safeguarding_adjustment';

/** @throws RuleError safeguarding_adjustment_below_zero */
export function requireNotBelowZero(position: string, change: string): void {
  if (new Big(position).plus(change).lt(0)) throw new RuleError('safeguarding_adjustment_below_zero', 'amount');
}
