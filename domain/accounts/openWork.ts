import type { ErrorCode } from '../errors';

/** What stands on an account and may keep it from being closed or moved. */
export interface OpenWork {
  /** Payments, conversions, transfers and the like that are not finished, in words. */
  readonly unfinished: readonly string[];
  /** Seats that users have on the account. */
  readonly seats: number;
  /** The currencies of which the account holds or owes money, safeguarded money included. */
  readonly currencies: readonly string[];
  /** Whether charges of another account are taken from it. */
  readonly isDebited: boolean;
  /** Whether the settings name the account. */
  readonly isOfSettings: boolean;
  /** Whether it is marked as the house's. */
  readonly isHouseAccount: boolean;
  /** Whether charges of the account are taken from another account. */
  readonly isDebitedElsewhere: boolean;
}

/** Why an account cannot be closed or moved. */
export interface AccountRefusal {
  readonly code: ErrorCode;
  readonly text?: string;
}

/** Why an account cannot be closed: unfinished work, money, or other accounts that need it. Its seats stay, to read what was done there. */
export function closingRefusal(work: OpenWork): AccountRefusal | undefined {
  return unfinishedRefusal(work) ?? moneyRefusal(work) ?? neededRefusal(work);
}

/**
 * Why an account cannot move to another organisation: seats, unfinished work, or charges that would cross organisations. Its money moves with it.
 */
export function movingRefusal(work: OpenWork): AccountRefusal | undefined {
  if (work.seats > 0) return { code: 'account_has_seats' };
  if (work.isDebitedElsewhere) {
    return {
      code: 'account_in_use',
      text: 'Charges of this account are taken from another account. Change that first.',
    };
  }
  return unfinishedRefusal(work) ?? neededRefusal(work);
}

const unfinishedRefusal = ({ unfinished }: OpenWork): AccountRefusal | undefined =>
  unfinished.length > 0
    ? { code: 'account_has_open_work', text: `Finish or delete first: ${unfinished.join(', ')}.` }
    : undefined;

const moneyRefusal = ({ currencies }: OpenWork): AccountRefusal | undefined =>
  currencies.length > 0
    ? { code: 'account_holds_money', text: `There is still money on this account: ${currencies.join(', ')}.` }
    : undefined;

function neededRefusal({ isDebited, isOfSettings, isHouseAccount }: OpenWork): AccountRefusal | undefined {
  if (isDebited || isOfSettings) return { code: 'account_in_use' };
  return isHouseAccount
    ? { code: 'account_in_use', text: 'This account is marked as the house’s. Take the mark away first.' }
    : undefined;
}
