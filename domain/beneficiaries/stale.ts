import { isoDateOf } from '../isoDate';

/**
 * Whether a beneficiary was not paid for twelve months, since its last payment or, if it was never paid, since it was created. Its details
 * should be checked before the next payment.
 * @param lastPaidOn the day of the last completed payment, YYYY-MM-DD
 * @param createdAt an ISO date and time
 */
export function isStale(lastPaidOn: string | null, createdAt: string, now: Date): boolean {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return (lastPaidOn ?? isoDateOf(new Date(createdAt))) < isoDateOf(yearAgo);
}
