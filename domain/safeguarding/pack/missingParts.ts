import { addDays } from '../../isoDate';

/** What decides whether a pack is complete. */
export interface PackFacts {
  readonly hasControlAccount: boolean;
  /** The fee accounts that the settings don't name, in words. */
  readonly unsetFeeAccounts: readonly string[];
  /** How many accounts are safeguarded. */
  readonly safeguardedAccounts: number;
  /** The last day with stored positions, as YYYY-MM-DD; null where there is none. */
  readonly positionsOn: string | null;
  /** The last reconciled day, as YYYY-MM-DD; null where there is none. */
  readonly reconciledOn: string | null;
  /** The oldest reconciled day without a signature, as YYYY-MM-DD; null where all are signed. */
  readonly unsignedSince: string | null;
}

/** The longest time without a working day: Christmas beside a weekend. */
const maxDaysWithoutReconciliation = 5;

/**
 * What a pack of this day should have and has not, in sentences for whoever takes over.
 * @param day as YYYY-MM-DD
 */
export function missingParts(facts: PackFacts, day: string): string[] {
  const { hasControlAccount, unsetFeeAccounts, safeguardedAccounts, positionsOn, reconciledOn, unsignedSince } = facts;
  const missing: string[] = [];
  if (!hasControlAccount) missing.push('The settings name no safeguarding control account.');
  for (const name of unsetFeeAccounts) missing.push(`The settings name no account for ${name}.`);
  if (safeguardedAccounts > 0 && isBefore(positionsOn, addDays(day, -1))) {
    missing.push(`Positions of client money: ${positionsOn ? `none after ${positionsOn}` : 'none are stored'}.`);
  }
  if (isBefore(reconciledOn, addDays(day, -maxDaysWithoutReconciliation))) {
    missing.push(`Reconciliations: ${reconciledOn ? `none after ${reconciledOn}` : 'there are none'}.`);
  }
  if (unsignedSince) missing.push(`Reconciliations: not all are signed, since ${unsignedSince}.`);
  return missing;
}

const isBefore = (day: string | null, limit: string): boolean => day === null || day < limit;
