import { mayBecome, paymentStatuses, type PaymentStatus } from './transitions';

/**
 * The status a payment takes on when the provider reports one: the same word where our table lets it go there. A
 * payment that turns out deleted at the provider while we were still sending counts as failed. Anything else the
 * provider may say leaves the payment where it is.
 * Source: docs/architecture.md, "payment status".
 */
export function statusAfterReading(
  payment: { readonly status: PaymentStatus; readonly isSent: boolean },
  providerStatus: string,
): PaymentStatus {
  const reported = providerStatus === 'deleted' && payment.status === 'processing' ? 'failed' : providerStatus;
  const next = paymentStatuses.find((status) => status === reported);
  return next && mayBecome(payment, next) ? next : payment.status;
}

/** How far along each status is: a reading of the same second may carry a payment on, never back. */
const progress: readonly PaymentStatus[] = [
  'processing',
  'ready_to_send',
  'released',
  'submitted',
  'completed',
  'failed',
];

/**
 * Whether a reading is to be believed over the one before it. The provider's clock has whole seconds and answers arrive
 * in any order, so at equal times the one that is further along is the newer.
 */
export function isNewerReading(
  known: { readonly updatedAt: Date | null; readonly status: PaymentStatus },
  reading: { readonly updatedAt: Date; readonly status: string },
): boolean {
  if (!known.updatedAt || known.updatedAt < reading.updatedAt) return true;
  if (known.updatedAt > reading.updatedAt) return false;
  const rank = (status: string) => progress.findIndex((each) => each === status);
  return rank(reading.status) === -1 || rank(reading.status) >= rank(known.status);
}
