import Big from 'big.js';
import type { Amount } from '../money/amount';

/** The statuses of a transaction that the specification names (part one, section 4). The provider may send others. */
export const transactionStatuses = ['pending', 'completed', 'deleted', 'cancelled'] as const;

/** Whether a transaction adds to a balance or takes from it. */
export const transactionTypes = ['credit', 'debit'] as const;

/** The direction of a transaction. */
export type TransactionType = (typeof transactionTypes)[number];

/** What a transaction can belong to (specification, part one, section 3). */
export const relatedEntityTypes = [
  'balance_transfer',
  'conversion',
  'inbound_funds',
  'inbound_funds_local',
  'payment',
  'unknown',
] as const;

/** The kind of record that a transaction belongs to. */
export type RelatedEntityType = (typeof relatedEntityTypes)[number];

/** Why money moved, as the provider names it. The set is open: a code that is not listed is shown as it is. */
export const transactionActions = [
  'conversion',
  'conversion_deposit',
  'deposit_refund',
  'funding',
  'margin',
  'manual_transaction',
  'payment',
  'payment_failure',
  'payment_fee',
  'payment_unrelease',
  'transfer',
] as const;

/** What a transaction changes a balance by, in major units: the amount of a credit, less than zero for a debit. */
export function signedAmount({ type, amount }: { readonly type: string; readonly amount: Amount }): Amount {
  return type === 'debit' ? new Big(amount).neg().toFixed() : new Big(amount).toFixed();
}
