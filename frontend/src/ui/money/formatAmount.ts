import { formatAmount as format, type Amount } from '../../../../domain/money/amount';
import { place } from '../place';

/** The amount as the reader's place writes it, with the currency's decimals: `12,450.00`, or `12.450,00` in Germany. */
export const formatAmount = (amount: Amount, currency: string): string => format(amount, currency, place().numbers);

/** An amount with its currency, such as `12,450.00 EUR`. */
export const moneyText = (amount: Amount, currency: string): string => `${formatAmount(amount, currency)} ${currency}`;
