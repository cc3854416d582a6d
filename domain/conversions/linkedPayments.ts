import type { PaymentStatus } from '../payments/transitions';
import type { ConversionChangeKind } from './transitions';

/** A payment out of a conversion, as far as a change of the conversion concerns it. */
export interface LinkedPayment {
  readonly status: PaymentStatus;
  readonly isSent: boolean;
  /** YYYY-MM-DD; null for as soon as possible. */
  readonly paymentDate: string | null;
}

/**
 * What becomes of a linked payment:
 * - `suspended`: the provider holds it, and suspends it
 * - `cannot_be_sent`: it is not sent yet, and the provider will refuse it until it is changed
 * - `waits`: the provider holds it until the bought money is there
 * - `unchanged`
 */
export type LinkedPaymentFate = 'suspended' | 'cannot_be_sent' | 'waits' | 'unchanged';

const leftAlready: readonly PaymentStatus[] = ['released', 'submitted', 'completed', 'suspended', 'failed', 'deleted'];
const neverSent: readonly PaymentStatus[] = ['deleted', 'completed'];

/**
 * What becomes of a payment when its conversion is changed. A cancelled conversion pays nothing; the provider takes a payment only for a day
 * on which the bought money is there; a split leaves payments with the first conversion.
 * @param newDate the conversion's new date, YYYY-MM-DD, for a change of the date
 */
export function fateOfLinkedPayment(
  kind: ConversionChangeKind,
  { status, isSent, paymentDate }: LinkedPayment,
  newDate?: string,
): LinkedPaymentFate {
  if (isSent ? leftAlready.includes(status) : neverSent.includes(status)) return 'unchanged';
  if (kind === 'cancellation') return isSent ? 'suspended' : 'cannot_be_sent';
  const isTooEarly = kind === 'date_change' && newDate !== undefined && paymentDate !== null && paymentDate < newDate;
  if (!isTooEarly) return 'unchanged';
  return isSent ? 'waits' : 'cannot_be_sent';
}
