import { formatAmount as formatAmountAt, type Amount } from '../../../../domain/money/amount';
import { formatRate as formatRateAt } from '../../../../domain/rates/formatRate';
import type { ParsedAmount } from '../../../../domain/money/parseAmount';
import * as typed from '../../../../domain/money/typedAmount';
import { place } from '../place';

/** The amount as the reader's place writes it, with the currency's decimals: `12,450.00`, or `12.450,00` in Germany. */
export const formatAmount = (amount: Amount, currency: string): string =>
  formatAmountAt(amount, currency, place().numbers);

/** An amount with its currency, such as `12,450.00 EUR`. */
export const moneyText = (amount: Amount, currency: string): string => `${formatAmount(amount, currency)} ${currency}`;

/** A rate as the reader's place writes it: `1.4080`, or `1,4080` in Germany. */
export const formatRate = (rate: string): string => formatRateAt(rate, place().numbers);

/**
 * Parses an amount of a currency as it is typed in the reader's place.
 * @param decimals the most that may be entered; those of the currency by default
 */
export const parseTypedAmount = (text: string, currency: string, decimals?: number): ParsedAmount =>
  typed.parseTypedAmount(text, currency, place().numbers, decimals);

/** The amounts that a search text can mean in the reader's place. */
export const searchedAmounts = (text: string): readonly Amount[] => typed.searchedAmounts(text, place().numbers);

/** What the user is asked about an ambiguous amount: "Did you mean 12,450.00 or 12.45?" */
export const amountQuestion = (proposals: readonly Amount[], currency: string): string =>
  typed.amountQuestion(proposals, currency, place().numbers);
