import Big from 'big.js';
import type { Amount } from '../money/amount';

/** What a transaction changes a balance by, in major units: the amount of a credit, less than zero for a debit. */
export function signedAmount({ type, amount }: { readonly type: string; readonly amount: Amount }): Amount {
  return type === 'debit' ? new Big(amount).neg().toFixed() : new Big(amount).toFixed();
}
