import Big from 'big.js';
import { formatAmount } from '../../../../domain/money/amount';

/** The sums of the payments' amounts per currency, as text: "12,450.00 EUR and 300.00 USD". */
export function totalsText(payments: readonly { readonly amount: string; readonly currency: string }[]): string {
  const sums = new Map<string, Big>();
  for (const { amount, currency } of payments) sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
  const parts = [...sums].map(([currency, sum]) => `${formatAmount(sum.toString(), currency)} ${currency}`);
  return new Intl.ListFormat('en-GB').format(parts);
}
