import Big from 'big.js';
import { safeguardedColumns, safeguardedCurrencies, type SafeguardedAmounts } from '../safeguarding/currencies';

/** The settings of an account that depend on each other. Amounts are decimal strings in major units. */
export interface DependentSettings extends SafeguardedAmounts {
  readonly debit_account_id: string | null;
  readonly debit_account_use_source: boolean;
  readonly charge_currencies: readonly string[];
  readonly charge_currencies_use_source: boolean;
  readonly safeguarding_enabled: boolean;
  readonly safeguarding_permitted: boolean;
}

/** A field of an account and what is wrong with it, as a sentence for the user. */
export interface AccountFault {
  readonly field: string;
  readonly text: string;
}

/** Whether money of the account is safeguarded. */
export const isSafeguarded = (account: SafeguardedAmounts): boolean =>
  safeguardedCurrencies.some((currency) => !new Big(account[safeguardedColumns[currency]]).eq(0));

/** What contradicts itself in the settings of an account as it would be after a change. */
export function accountFaults(account: DependentSettings): AccountFault[] {
  return [
    ...fault(!account.debit_account_use_source && !account.debit_account_id, 'debit_account_id', 'Choose an account.'),
    ...fault(
      !account.charge_currencies_use_source && account.charge_currencies.length === 0,
      'charge_currencies',
      'Choose at least one currency.',
    ),
    ...fault(
      account.safeguarding_enabled && !account.safeguarding_permitted,
      'safeguarding_enabled',
      'Safeguarding is not permitted for this account.',
    ),
    ...fault(
      !account.safeguarding_enabled && isSafeguarded(account),
      'safeguarding_enabled',
      'Money of this account is safeguarded. Transfer it back first.',
    ),
  ];
}

const fault = (isWrong: boolean, field: string, text: string): AccountFault[] => (isWrong ? [{ field, text }] : []);
