import type { Amount } from '../../../../domain/money/amount';
import type { ParsedAmount } from '../../../../domain/money/parseAmount';
import * as typed from '../../../../domain/money/typedAmount';
import { place } from '../place';

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
