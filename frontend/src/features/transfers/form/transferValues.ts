import Big from 'big.js';
import type { TransferAccount } from '../transferAccounts';

/** The form of a new transfer. The amount is a decimal string in major units. */
export interface TransferValues {
  readonly source: string;
  readonly destination: string;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
  readonly shouldCharge: boolean;
}

/** A form in which nothing is filled in but the account that the money leaves, where it is known. */
export const emptyTransfer = (source: string): TransferValues => ({
  source,
  destination: '',
  currency: '',
  amount: '',
  reason: '',
  shouldCharge: true,
});

/** An account by its id, if the user may name it. */
export const accountOf = (accounts: readonly TransferAccount[], id: string): TransferAccount | undefined =>
  accounts.find((account) => account.id === id);

/** What an account holds in a currency by the last reading, as a decimal string. */
export const balanceOf = (account: TransferAccount | undefined, currency: string): string =>
  account?.balances.find((balance) => balance.currency === currency)?.amount ?? '0';

/** What remains in the account after the transfer; undefined while there is no amount. */
export function balanceAfter(account: TransferAccount | undefined, { currency, amount }: TransferValues) {
  return /^\d+(\.\d+)?$/.test(amount) ? new Big(balanceOf(account, currency)).minus(amount).toFixed() : undefined;
}
