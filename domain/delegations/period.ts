const msPerDay = 86_400_000;

/** The longest period of a delegation, in days (docs/decisions/043). */
export const maxDelegationDays = 92;
/** How far ahead a period may begin, in days. */
export const maxDaysAhead = 366;

/** A period: it begins with the first moment and ends before the second. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What is wrong with a period, and which field it concerns. */
export interface PeriodFault {
  readonly field: 'startsAt' | 'endsAt';
  readonly text: string;
}

/** Why a period is refused for a delegation; undefined for a valid one. The period may have begun already. */
export function periodFault({ startsAt, endsAt }: Period, now: Date): PeriodFault | undefined {
  if (endsAt <= startsAt) return { field: 'endsAt', text: 'The period ends before it begins.' };
  if (endsAt <= now) return { field: 'endsAt', text: 'The period lies in the past.' };
  if (startsAt.getTime() - now.getTime() > maxDaysAhead * msPerDay) {
    return { field: 'startsAt', text: 'Choose a period that begins within a year.' };
  }
  const isTooLong = endsAt.getTime() - startsAt.getTime() > maxDelegationDays * msPerDay;
  return isTooLong ? { field: 'endsAt', text: `Choose a period of at most ${maxDelegationDays} days.` } : undefined;
}

/** Whether two periods have a moment in common. */
export function overlap(one: Period, other: Period): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Where a delegation stands. */
export type DelegationState = 'upcoming' | 'in_force' | 'ended' | 'revoked';

/** The state of a delegation at a moment. */
export function delegationState(
  { startsAt, endsAt, revokedAt }: Period & { readonly revokedAt: Date | null },
  now: Date,
): DelegationState {
  if (revokedAt !== null) return 'revoked';
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'in_force' : 'ended';
}
