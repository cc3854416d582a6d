import { formatAmount, type Amount } from './amount';
import { decimalsOf } from './currencies';
import type { NumberNotation } from './notation';
import { readNumber } from './numberReadings';
import { parseAmount, type ParsedAmount } from './parseAmount';

/**
 * Parses an amount of a currency as it is typed in a notation. Plain decimals are read in every notation.
 * @param decimals the most that may be entered; those of the currency by default
 */
export function parseTypedAmount(
  text: string,
  currency: string,
  notation: NumberNotation,
  decimals: number = decimalsOf(currency),
): ParsedAmount {
  return parseAmount(text, { ...notation, exponent: decimals });
}

/** The amounts that a search text can mean: in English one for `12,450`, two for `12.450`; none where it is no number. */
export function searchedAmounts(text: string, notation: NumberNotation): readonly Amount[] {
  return readNumber(text.trim(), { ...notation, exponent: 2 })?.values ?? [];
}

/** What the user is asked about an ambiguous amount: "Did you mean 12,450.00 or 12.45?" */
export function amountQuestion(proposals: readonly Amount[], currency: string, notation: NumberNotation): string {
  return `Did you mean ${proposals.map((amount) => formatAmount(amount, currency, notation)).join(' or ')}?`;
}
