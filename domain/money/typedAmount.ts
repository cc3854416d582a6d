import { formatAmount, type Amount } from './amount';
import { decimalsOf } from './currencies';
import { readNumber, type AmountFormat } from './numberReadings';
import { parseAmount, type ParsedAmount } from './parseAmount';

/** The notation of the screens, in which formatAmount writes. */
const notation: Pick<AmountFormat, 'decimalSeparator' | 'groupSeparator'> = {
  decimalSeparator: '.',
  groupSeparator: ',',
};

/** Parses an amount of a currency as it is typed on a screen. */
export function parseTypedAmount(text: string, currency: string): ParsedAmount {
  return parseAmount(text, { ...notation, exponent: decimalsOf(currency) });
}

/** The amounts that a search text can mean: one for `12,450`, two for `12.450`, none where it is no number. */
export function searchedAmounts(text: string): readonly Amount[] {
  return readNumber(text.trim(), { ...notation, exponent: 2 })?.values ?? [];
}

/** What the user is asked about an ambiguous amount: "Did you mean 12,450.00 or 12.45?" */
export function amountQuestion(proposals: readonly Amount[], currency: string): string {
  return `Did you mean ${proposals.map((amount) => formatAmount(amount, currency)).join(' or ')}?`;
}
