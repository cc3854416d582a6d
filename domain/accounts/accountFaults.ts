import Big from 'big.js';

/** The settings of an account that depend on each other. Amounts are decimal strings in major units. */
export interface DependentSettings {
  readonly debit_account_id: string | null;
  readonly debit_account_use_source: boolean;
  readonly charge_currencies: readonly string[];
  readonly charge_currencies_use_source: boolean;
  readonly safeguarding_enabled: boolean;
  readonly safeguarding_permitted: boolean;
  readonly safeguarded_amount_gbp: string;
  readonly safeguarded_amount_eur: string;
  readonly safeguarded_amount_usd: string;
}

/** A field of an account and what is wrong with it, as a sentence for the user. */
export interface AccountFault {
  readonly field: string;
  readonly text: string;
}

/** Whether money of the account is safeguarded. */
export const isSafeguarded = (
  account: Pick<DependentSettings, 'safeguarded_amount_gbp' | 'safeguarded_amount_eur' | 'safeguarded_amount_usd'>,
): boolean =>
  [account.safeguarded_amount_gbp, account.safeguarded_amount_eur, account.safeguarded_amount_usd].some(
    (amount) => !new Big(amount).eq(0),
  );

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
