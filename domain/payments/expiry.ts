const msPerDay = 86_400_000;

/** How long a payment has waited for its approvals, and how long its organisation lets it wait. */
export interface WaitingTime {
  /** When its content was last changed, or when it was created. */
  readonly waitingSince: Date;
  /** `organisations.payment_expiry_days`, in days of 24 hours; null: without end. */
  readonly expiryDays: number | null;
}

/** When a payment expires that is not approved before; undefined where it waits without end (docs/decisions/043). */
export function expiresAt({ waitingSince, expiryDays }: WaitingTime): Date | undefined {
  return expiryDays === null ? undefined : new Date(waitingSince.getTime() + expiryDays * msPerDay);
}

/** Whether a payment has expired. */
export function isExpired(waiting: WaitingTime, now: Date): boolean {
  const end = expiresAt(waiting);
  return end !== undefined && end <= now;
}

/** Why an expired payment failed, in words. */
export function expiryText(expiryDays: number): string {
  return `It was not approved within ${expiryDays === 1 ? 'one day' : `${expiryDays} days`}.`;
}
