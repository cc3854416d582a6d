import type { AccountRefusal } from './openWork';

/** What decides whether an account can be opened again. */
export interface ClosedAccount {
  readonly isClosed: boolean;
  /** The provider's status of its account; null where the account has none. */
  readonly providerStatus: string | null;
  /** Whether its charges are taken from another account that is closed. */
  readonly isDebtorClosed: boolean;
}

/** Why an account cannot be opened again: it is open, closed at the provider, or charged to a closed account. */
export function reopeningRefusal({
  isClosed,
  providerStatus,
  isDebtorClosed,
}: ClosedAccount): AccountRefusal | undefined {
  if (!isClosed) return { code: 'account_not_closed' };
  if (providerStatus !== null && providerStatus !== 'enabled') {
    return { code: 'account_not_connected', text: 'The provider has closed this account. Have it opened there first.' };
  }
  if (!isDebtorClosed) return undefined;
  return {
    code: 'account_in_use',
    text: 'Charges of this account are taken from a closed account. Open that one first.',
  };
}

/**
 * From when an account is charged after it was opened again: no month in which it was closed throughout is charged later. One that was closed for a
 * part of this month is charged as if it had not been.
 * @param chargedFrom a date of before, as ISO; null where it was charged from the beginning
 * @param closedOn the day it was closed, as ISO
 * @param today in London, as ISO
 */
export function chargedFromAfter(chargedFrom: string | null, closedOn: string | null, today: string): string | null {
  const monthOf = (day: string) => day.slice(0, 7);
  if (closedOn === null || monthOf(closedOn) === monthOf(today)) return chargedFrom;
  return chargedFrom !== null && chargedFrom > today ? chargedFrom : today;
}
